extension JSONValue {
  /// The sorts of values that JSON has.
  package enum Kind: Sendable {
    case null, boolean, number, string, array, object

    /// Whether values of this kind hold others.
    var isContainer: Bool { self == .array || self == .object }
  }
}

extension JSONValue.Kind: CustomStringConvertible {
  /// The kind as a message names it, such as "a string".
  package var description: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

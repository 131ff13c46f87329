internal import SpecFormat

/// A value that differences show as a value of JSON.
protocol ProbeConvertible {
  /// The value in the shape of JSON.
  var probeValue: ProbeValue { get }
}

extension Int: ProbeConvertible {
  var probeValue: ProbeValue { .number(Double(self)) }
}

extension Bool: ProbeConvertible {
  var probeValue: ProbeValue { .boolean(self) }
}

extension Double: ProbeConvertible {
  var probeValue: ProbeValue { .number(self) }
}

extension String: ProbeConvertible {
  var probeValue: ProbeValue { .string(self) }
}

extension Array: ProbeConvertible where Element: ProbeConvertible {
  var probeValue: ProbeValue { .list(map(\.probeValue)) }
}

extension ProbeValue {
  /// A list of numbers, of which those that are nil or NaN are null.
  init(_ numbers: [Double?]) {
    self = .list(numbers.map { number in number.map { $0.isNaN ? .null : .number($0) } ?? .null })
  }

  /// A list of numbers, of which those that are NaN are null.
  init(_ numbers: [Double]) { self.init(numbers.map(Optional.some)) }
}

extension ProbeValue {
  /// The value as specs write it.
  var listing: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): value.listing
    case .string(let text): text.listing
    case .list(let elements): "[" + elements.map(\.listing).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1.listing)" }
        .joined(separator: ", ") + "}"
    }
  }
}

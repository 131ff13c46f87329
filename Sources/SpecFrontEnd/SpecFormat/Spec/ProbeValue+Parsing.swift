extension ProbeValue {
  /// A mistake in a text that is no JSON.
  package struct Problem: Error, CustomStringConvertible {
    /// The first mistake.
    package let description: String
  }

  /// The limit of an answer's nesting.
  private static let maximumDepth = 200

  /// Reads a text as JSON; `"inf"` and `"-inf"` are numbers.
  package static func parse(_ bytes: [UInt8]) -> Result<ProbeValue, Problem> {
    switch JSONDocument.parse(bytes: bytes, file: "", maximumDepth: maximumDepth) {
    case .failure(let invalid):
      .failure(Problem(description: invalid.diagnostics.first?.message ?? "it is not JSON"))
    case .success(let document): .success(document.withRoot { ProbeValue($0) })
    }
  }

  private init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .boolean: self = .boolean(value.boolean ?? false)
    case .number: self = .number(value.number ?? 0)
    case .string:
      switch value.string {
      case "inf": self = .number(.infinity)
      case "-inf": self = .number(-.infinity)
      case let text: self = .string(text ?? "")
      }
    case .array: self = .list(value.elements.map { ProbeValue($0) })
    case .object:
      self = .object(value.members.reduce(into: [:]) { $0[$1.key] = ProbeValue($1.value) })
    }
  }
}

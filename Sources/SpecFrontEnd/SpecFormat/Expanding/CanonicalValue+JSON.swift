import LayoutCore

extension CanonicalValue {
  /// Creates a value from parsed JSON as it is written, without comments.
  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .boolean: self = .boolean(value.boolean ?? false)
    case .number:
      let number = value.number ?? 0
      self = value.integer == nil ? .decimal(number) : .number(number)
    case .string: self = .string(value.string ?? "")
    case .array: self = .list(value.elements.map { CanonicalValue($0) })
    case .object:
      self = .object(
        value.members.filter { $0.key != "comment" || $0.value.kind != .string }
          .map { Member($0.key, CanonicalValue($0.value)) }
      )
    }
  }

  /// Creates a value from the text of a JSON document; nil if it is none.
  package init?(json bytes: [UInt8]) {
    guard
      case .success(let document) = JSONDocument.parse(
        bytes: bytes,
        file: "",
        maximumDepth: ViewTree.maximumDepth * 5
      )
    else { return nil }
    self = document.withRoot { CanonicalValue($0) }
  }
}

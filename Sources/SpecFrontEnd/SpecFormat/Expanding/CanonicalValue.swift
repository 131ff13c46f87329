/// A value of a spec in its canonical form: JSON whose members have an order.
package indirect enum CanonicalValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  /// A number of the format: `2.0` and `2` are the same.
  case number(Double)
  /// A number of the author's data, which texts show as it is written: `2.0`.
  case decimal(Double)
  case string(String)
  case list([CanonicalValue])
  case object([Member])

  /// A member of an object.
  package struct Member: Sendable, Hashable {
    package var key: String
    package var value: CanonicalValue

    package init(_ key: String, _ value: CanonicalValue) {
      self.key = key
      self.value = value
    }
  }

  /// The member with a key; nil if there is none.
  package subscript(key: String) -> CanonicalValue? {
    members.first { $0.key == key }?.value
  }

  /// The members; none if it is not an object.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements; none if it is not a list.
  package var elements: [CanonicalValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The text, if it is one.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The same object without some of its members.
  package func without(_ keys: Set<String>) -> CanonicalValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !keys.contains($0.key) })
  }
}

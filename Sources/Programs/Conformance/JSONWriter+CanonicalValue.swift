package import Export
package import SpecFormat

extension JSONWriter {
  /// Writes a spec in its canonical form, or a part of one.
  package mutating func value(_ value: CanonicalValue) {
    switch value {
    case .null: null()
    case .boolean(let value): bool(value)
    case .number(let value): number(value)
    case .decimal(let value): decimal(value)
    case .string(let text): string(text)
    case .list(let elements):
      let isRow = elements.allSatisfy(\.fitsIntoRow)
      if isRow { beginRow() } else { beginArray() }
      for element in elements { self.value(element) }
      if isRow { endRow() } else { endArray() }
    case .object(let members):
      beginObject()
      for member in members {
        key(named: member.key)
        self.value(member.value)
      }
      endObject()
    }
  }
}

extension CanonicalValue {
  /// The value as JSON text.
  package func json(_ style: JSONStyle) -> [UInt8] {
    var json = JSONWriter(style)
    json.value(self)
    return json.finish()
  }

  fileprivate var fitsIntoRow: Bool {
    switch self {
    case .null, .boolean, .number, .decimal, .string: true
    case .list, .object: false
    }
  }
}

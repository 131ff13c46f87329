/// The descriptions of the vocabulary's keys, for people who read the schema.
///
/// Each is written once: for a key wherever it occurs, or as `owner.key` for the key of a view, of a
/// modifier or of a definition.
package enum SpecDescriptions {
  /// The description of a key.
  package struct Entry: Sendable {
    /// The key in words, with its unit.
    package var text: String
    /// The value that holds if the key is absent, as JSON; nil if there is none.
    var standard: String?
    /// An example, as JSON; nil for one that is made from the kind of value.
    var example: String?
  }

  /// Returns the description of a key of an owner; nil if there is none.
  package static func entry(_ key: String, of owner: String? = nil) -> Entry? {
    owner.flatMap { entries["\($0).\(key)"] } ?? entries[key]
  }

  /// The keys that are described, those of an owner as `owner.key`.
  package static var names: Set<String> { Set(entries.keys) }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    let tables = [
      file, layout, styles, controls, metrics, accessibility, motion, canvas, expectations,
    ]
    for line in tables.flatMap({ $0.split(separator: "\n") }) {
      // The name ends at the first equals sign, examples may have others.
      guard let equals = line.range(of: " = ") else { continue }
      let name = String(line[..<equals.lowerBound])
      guard entries[name] == nil else { continue }
      entries[name] = Entry(line[equals.upperBound...])
    }
    return entries
  }()
}

extension SpecDescriptions.Entry {
  /// Reads `text | default value | example value`.
  fileprivate init(_ line: Substring) {
    text = ""
    var rest = line
    while let bar = rest.lastRange(of: " | ") {
      let part = rest[bar.upperBound...]
      if part.hasPrefix("default ") { standard = String(part.dropFirst("default ".count)) }
      if part.hasPrefix("example ") { example = String(part.dropFirst("example ".count)) }
      rest = rest[..<bar.lowerBound]
    }
    text = String(rest)
  }
}

extension Substring {
  /// The first occurrence of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }

  /// The last occurrence of a text.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    var found: Range<Index>?
    var rest = self
    while let range = rest.range(of: text) {
      found = range
      rest = rest[range.upperBound...]
    }
    return found
  }
}

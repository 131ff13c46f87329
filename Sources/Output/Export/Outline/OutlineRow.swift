internal import TerminalText

/// A line of an ``Outline``, or a view of a geometry document, as its parts.
package struct OutlineRow {
  /// A fact besides frame and notes, such as the proposal.
  package struct Detail {
    let name: String
    /// The value to be read, such as `393×759` or `true`.
    let value: String

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The length of the branches before the line, which grows with each level.
  let indentation: Int
  /// The type and id.
  let label: String
  /// The size, such as `320×44`; nil for a line without a frame.
  let size: String?
  /// The position, in points from the screen's top left corner; nil for a line without a frame.
  let origin: (x: String, y: String)?
  /// The content and special properties.
  let notes: String
  /// Facts that outlines do not have, each once.
  private(set) var details: [Detail] = []

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - level: A number that grows with each level.
  ///   - label: The type and id.
  ///   - size: The size, such as `320×44`; nil without a frame.
  ///   - origin: The position, in points; nil without a frame.
  ///   - words: The text that it shows; nil without one.
  ///   - details: Other facts, each once.
  package init(
    level: Int,
    label: String,
    size: String?,
    origin: (x: String, y: String)?,
    words: String?,
    details: [Detail]
  ) {
    (indentation, self.label, self.size, self.origin) = (level, label, size, origin)
    notes = words.map { "\"\($0.printable)\"" } ?? ""
    self.details = details
  }

  /// Reads a line.
  init(_ line: Substring) {
    let content = line.drop { "│├└─ ".contains($0) }
    indentation = line.count - content.count
    let words = content.split(separator: " ")
    let place = words.indices.dropFirst().first { index in
      index + 3 < words.count && words[index + 1] == "at" && words[index + 2].last == ","
        && words[index].contains("×")
    }
    guard let place else {
      label = String(content)
      (size, origin, notes) = (nil, nil, "")
      return
    }
    let name = content[..<words[place].startIndex]
    label = String(name.prefix(name.count - name.reversed().prefix { $0 == " " }.count))
    size = String(words[place])
    origin = (String(words[place + 2].dropLast()), String(words[place + 3]))
    notes = String(content[words[place + 3].endIndex...].drop { $0 == " " })
  }

  /// The words that a text or picture shows; nil if the notes begin otherwise.
  var words: String? {
    guard notes.hasPrefix("\"") else { return nil }
    let end = notes.range(of: "\"  ")?.lowerBound
    return end.map { String(notes[...$0]) } ?? notes
  }

  /// The view as sentences name it.
  var name: String { words.map { "\(label) \($0)" } ?? label }

  /// The frame as sentences have it.
  var frame: String? {
    guard let size, let origin else { return nil }
    return "\(origin.x), \(origin.y) (\(size))"
  }
}

extension String {
  /// The first occurrence of a text.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}

/// A rotor: a list of elements through which a reader can move.
public struct AccessibilityRotor: Sendable, Hashable {
  /// The name in the list of rotors.
  public var name: String
  /// The ids of the nodes of its entries; for a node that is not in the tree the entry's id.
  public var entries: [String]
  /// The ranges of its entries in the element's text, in characters.
  public var textRanges: [Range<Int>] = []
  /// Further ranges, in bytes of UTF-8, as Swift's indices; characters once the text is known.
  package var byteRanges: [Range<Int>] = []
  /// The heading level of a rotor of `headings`, 0 for unspecified; nil for all.
  public var headingLevel: Int?
  /// The kind of a system rotor, such as `headings`.
  public var system: String?

  /// Creates a rotor.
  public init(name: String, entries: [String], system: String? = nil) {
    self.name = name
    self.entries = entries
    self.system = system
  }

  /// Converts ranges in bytes to characters of a text, clamped to its end.
  mutating func countCharacters(in text: String) {
    func character(_ byte: Int) -> Int {
      let utf8 = text.utf8
      let place = utf8.index(utf8.startIndex, offsetBy: max(byte, 0), limitedBy: utf8.endIndex)
      return text.distance(from: text.startIndex, to: place ?? text.endIndex)
    }
    textRanges += byteRanges.map { range in
      let start = character(range.lowerBound)
      return start..<max(start, character(range.upperBound))
    }
    byteRanges = []
  }
}

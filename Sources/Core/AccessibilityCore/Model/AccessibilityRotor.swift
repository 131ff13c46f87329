/// A list of elements through which a reader can move.
public struct AccessibilityRotor: Sendable, Hashable {
  /// The name under which it is offered.
  public var name: String
  /// The ids of the nodes that its entries lead to; of a node that is not in the tree the id by
  /// which the entry calls it.
  public var entries: [String]
  /// The ranges of the element's text that its entries lead to, in characters.
  public var textRanges: [Range<Int>] = []
  /// More of them, in bytes of UTF-8, as Swift's indices count; characters once the text is known.
  package var byteRanges: [Range<Int>] = []
  /// The level of the headings of a rotor of `headings`, 0 for unspecified; nil for all.
  public var headingLevel: Int?
  /// The kind of a rotor that the system fills, such as `headings`.
  public var system: String?

  /// Creates a rotor.
  public init(name: String, entries: [String], system: String? = nil) {
    self.name = name
    self.entries = entries
    self.system = system
  }

  /// Counts ranges that are in bytes in the characters of a text; what lies behind its end is its end.
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

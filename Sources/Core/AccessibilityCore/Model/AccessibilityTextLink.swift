/// A part of a text that leads elsewhere (A2.60).
public struct AccessibilityTextLink: Sendable, Hashable {
  /// The words that lead there.
  public var label: String
  /// Where they are, in Unicode scalars of the element's label.
  public var range: Range<Int>
  /// Where they lead.
  public var destination: String
  /// Which of the links of its text it is, from 0.
  public var place: Int

  /// Creates a link.
  public init(_ label: String, at range: Range<Int>, to destination: String, place: Int) {
    self.label = label
    self.range = range
    self.destination = destination
    self.place = place
  }

  /// The link in a text that is shown in other letters, such as capitals; nil if its words are not
  /// where they were.
  func shown(in text: String) -> AccessibilityTextLink? {
    let scalars = text.unicodeScalars
    guard
      let start = scalars.index(
        scalars.startIndex,
        offsetBy: range.lowerBound,
        limitedBy: scalars.endIndex
      ),
      let end = scalars.index(start, offsetBy: range.count, limitedBy: scalars.endIndex)
    else { return nil }
    let words = String(scalars[start..<end])
    guard words.lowercased() == label.lowercased() else { return nil }
    var link = self
    link.label = words
    return link
  }

  /// Where the words are in characters of a text.
  public func characters(of text: String) -> Range<Int> {
    let scalars = text.unicodeScalars
    func character(_ offset: Int) -> Int {
      let place = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
      return text.distance(from: text.startIndex, to: place ?? text.endIndex)
    }
    return character(range.lowerBound)..<character(range.upperBound)
  }
}

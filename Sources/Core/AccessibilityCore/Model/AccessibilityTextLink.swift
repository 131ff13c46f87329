/// A link in a text (A2.60).
public struct AccessibilityTextLink: Sendable, Hashable {
  /// The words of the link.
  public var label: String
  /// The range of the link, in Unicode scalars of the element's label.
  public var range: Range<Int>
  /// The destination of the link.
  public var destination: String
  /// The position of the link among those of its text, from 0.
  public var place: Int

  /// Creates a link.
  public init(_ label: String, at range: Range<Int>, to destination: String, place: Int) {
    self.label = label
    self.range = range
    self.destination = destination
    self.place = place
  }

  /// The link in a text shown in another case, such as capitals; nil if its words have moved.
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

  /// The range of the link in characters of a text.
  public func characters(of text: String) -> Range<Int> {
    let scalars = text.unicodeScalars
    func character(_ offset: Int) -> Int {
      let place = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
      return text.distance(from: text.startIndex, to: place ?? text.endIndex)
    }
    return character(range.lowerBound)..<character(range.upperBound)
  }
}

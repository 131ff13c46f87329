/// A height of sheets of one's own.
public protocol CustomPresentationDetent {
  /// What the height is found by.
  typealias Context = PresentationDetent.Context

  /// The height in points; nil to be no detent.
  static func height(in context: Context) -> CGFloat?
}

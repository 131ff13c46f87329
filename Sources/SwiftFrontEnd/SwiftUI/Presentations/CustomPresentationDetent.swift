/// A custom height of sheets.
public protocol CustomPresentationDetent {
  /// The context that a height is computed from.
  typealias Context = PresentationDetent.Context

  /// The height in points; nil to be no detent.
  static func height(in context: Context) -> CGFloat?
}

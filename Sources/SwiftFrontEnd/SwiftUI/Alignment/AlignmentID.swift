/// A guide of one's own: its value for a view that does not set it.
public protocol AlignmentID {
  /// The value, in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A custom alignment guide and its default value.
public protocol AlignmentID {
  /// The value, in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

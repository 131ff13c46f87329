/// `HStack` as a layout.
public struct HStackLayout: BuiltInLayout {
  /// The vertical alignment of the subviews.
  public var alignment: VerticalAlignment
  /// The gap between subviews, in points; nil for the one that they prefer.
  public var spacing: Double?

  /// Creates a horizontal stack.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The orientation of a row.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }

  /// The container.
  public var container: ViewContent { .hStack(alignment: alignment, spacing: spacing) }
}

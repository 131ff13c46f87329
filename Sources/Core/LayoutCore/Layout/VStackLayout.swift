/// `VStack` as a layout.
public struct VStackLayout: BuiltInLayout {
  /// The horizontal alignment of the subviews.
  public var alignment: HorizontalAlignment
  /// The gap between subviews, in points; nil for the one that they prefer.
  public var spacing: Double?

  /// Creates a vertical stack.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The orientation of a column.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }

  /// The container.
  public var container: ViewContent { .vStack(alignment: alignment, spacing: spacing) }
}

/// `ZStack` as a layout.
public struct ZStackLayout: BuiltInLayout {
  /// The alignment of the subviews on both axes.
  public var alignment: Alignment

  /// Creates a stack of views on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The container.
  public var container: ViewContent { .zStack(alignment: alignment) }
}

public import LayoutCore

/// `VStack` as a layout (V9.4).
public struct VStackLayout: Sendable {
  /// The horizontal alignment of the subviews.
  public var alignment: HorizontalAlignment
  /// The distance between subviews, in points; nil for their preference.
  public var spacing: CGFloat?

  /// Creates a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The orientation of a column.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }
}

extension VStackLayout: _BuiltInLayout {
  /// The cache: the engine keeps its own between passes.
  public typealias Cache = _BuiltInLayoutCache

  /// The engine's container.
  public var container: any LayoutCore.BuiltInLayout {
    LayoutCore.VStackLayout(alignment: alignment.engine, spacing: spacing.map { Double($0) })
  }
}

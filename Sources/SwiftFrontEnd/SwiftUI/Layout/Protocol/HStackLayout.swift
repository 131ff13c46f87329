public import LayoutCore

/// `HStack` as a layout (V9.4).
public struct HStackLayout: Sendable {
  /// The vertical alignment of the subviews.
  public var alignment: VerticalAlignment
  /// The distance between subviews, in points; nil for their preference.
  public var spacing: CGFloat?

  /// Creates a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The orientation of a row.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }
}

extension HStackLayout: _BuiltInLayout {
  /// The cache: the engine keeps its own between passes.
  public typealias Cache = _BuiltInLayoutCache

  /// The engine's container.
  public var container: any LayoutCore.BuiltInLayout {
    LayoutCore.HStackLayout(alignment: alignment.engine, spacing: spacing.map { Double($0) })
  }
}

public import LayoutCore

/// `ZStack` as a layout (V9.4).
public struct ZStackLayout: Sendable {
  /// The alignment of the subviews.
  public var alignment: Alignment

  /// Creates a layout of views in front of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: _BuiltInLayout {
  /// The cache: the engine keeps its own between passes.
  public typealias Cache = _BuiltInLayoutCache

  /// The engine's container.
  public var container: any LayoutCore.BuiltInLayout {
    LayoutCore.ZStackLayout(alignment: alignment.engine)
  }
}

public import LayoutCore

/// Rows of a watch; plain here.
public struct CarouselListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .plain }
}

extension ListStyle where Self == CarouselListStyle {
  /// Rows of a watch; plain here.
  public nonisolated static var carousel: CarouselListStyle { CarouselListStyle() }
}

public import LayoutCore

/// Rows without cards.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .plain }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without cards.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

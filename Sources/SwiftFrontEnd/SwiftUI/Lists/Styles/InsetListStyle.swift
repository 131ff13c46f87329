public import LayoutCore

/// Inset rows without cards.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .inset }
}

extension ListStyle where Self == InsetListStyle {
  /// Inset rows without cards.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

public import LayoutCore

/// Rows without cards, inset.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The engine's value.
  public nonisolated static var _engine: ControlStyles.List { .inset }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows without cards, inset.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

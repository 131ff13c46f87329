public import LayoutCore

/// Sections as inset cards.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .insetGrouped }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as inset cards.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

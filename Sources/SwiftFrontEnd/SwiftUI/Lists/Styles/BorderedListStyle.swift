public import LayoutCore

/// Rows in a border, here inset.
public struct BorderedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The engine's value.
  public nonisolated static var _engine: ControlStyles.List { .inset }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a border, here inset.
  public nonisolated static var bordered: BorderedListStyle { BorderedListStyle() }
}

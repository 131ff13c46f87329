public import LayoutCore

/// Bordered rows; inset here.
public struct BorderedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .inset }
}

extension ListStyle where Self == BorderedListStyle {
  /// Bordered rows; inset here.
  public nonisolated static var bordered: BorderedListStyle { BorderedListStyle() }
}

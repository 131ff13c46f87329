public import LayoutCore

/// Grouped sections.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .grouped }
}

extension ListStyle where Self == GroupedListStyle {
  /// Grouped sections.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

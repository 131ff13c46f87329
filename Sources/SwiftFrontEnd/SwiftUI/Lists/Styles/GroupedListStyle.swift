public import LayoutCore

/// Sections set apart.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The engine's value.
  public nonisolated static var _engine: ControlStyles.List { .grouped }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections set apart.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

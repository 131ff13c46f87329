public import LayoutCore

/// The system's.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .automatic }
}

extension ListStyle where Self == DefaultListStyle {
  /// The system's.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

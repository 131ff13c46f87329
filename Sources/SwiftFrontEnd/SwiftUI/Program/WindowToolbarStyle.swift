/// The appearance of the toolbars of a Mac's windows.
public protocol WindowToolbarStyle {}

/// The system's way.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// In the title bar.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Creates the style.
  public nonisolated init(showsTitle: Bool = true) {}
}

/// Below the title bar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The system's way.
  public nonisolated static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// In the title bar.
  public nonisolated static var unified: UnifiedWindowToolbarStyle { .init() }

  /// In the title bar.
  public nonisolated static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title bar.
  public nonisolated static var expanded: ExpandedWindowToolbarStyle { .init() }
}

/// The appearance of a Mac's windows.
public protocol WindowStyle {}

/// The system's default.
public struct DefaultWindowStyle: WindowStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// No title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// A title bar.
public struct TitleBarWindowStyle: WindowStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The system's default.
  public nonisolated static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// No title bar.
  public nonisolated static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A title bar.
  public nonisolated static var titleBar: TitleBarWindowStyle { .init() }
}

/// The appearance of the toolbars of a Mac's windows.
public protocol WindowToolbarStyle {}

/// The system's default.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// A toolbar in the title bar.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Creates the style.
  public nonisolated init(showsTitle: Bool = true) {}
}

/// A toolbar below the title bar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The system's default.
  public nonisolated static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar in the title bar.
  public nonisolated static var unified: UnifiedWindowToolbarStyle { .init() }

  /// A toolbar in the title bar.
  public nonisolated static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the title bar.
  public nonisolated static var expanded: ExpandedWindowToolbarStyle { .init() }
}

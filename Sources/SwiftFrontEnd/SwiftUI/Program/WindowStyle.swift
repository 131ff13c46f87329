/// The appearance of a Mac's windows.
public protocol WindowStyle {}

/// The system's way.
public struct DefaultWindowStyle: WindowStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// Without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// With a title bar.
public struct TitleBarWindowStyle: WindowStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The system's way.
  public nonisolated static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public nonisolated static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public nonisolated static var titleBar: TitleBarWindowStyle { .init() }
}

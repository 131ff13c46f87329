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

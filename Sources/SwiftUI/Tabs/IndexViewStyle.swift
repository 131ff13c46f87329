/// How the marks of pages look, which take no room.
public protocol IndexViewStyle {}

/// Marks below pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When there is something behind the marks.
  public struct BackgroundDisplayMode: Sendable {
    /// As the system has it.
    public static let automatic = BackgroundDisplayMode()
    /// While the reader touches them.
    public static let interactive = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
  }

  /// Creates the style.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Marks below pages.
  public nonisolated static var page: PageIndexViewStyle { .init() }

  /// Marks below pages.
  public nonisolated static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

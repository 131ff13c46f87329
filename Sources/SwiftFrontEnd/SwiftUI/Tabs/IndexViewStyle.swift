/// How the marks of pages look, which take no room.
public protocol IndexViewStyle {
  /// Whether something is always behind the marks.
  nonisolated var _hasMarkBackground: Bool { get }
}

extension IndexViewStyle {
  /// Whether something is always behind the marks.
  public nonisolated var _hasMarkBackground: Bool { false }
}

/// Marks below pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When there is something behind the marks.
  public struct BackgroundDisplayMode: Sendable {
    fileprivate var isAlways = false
    /// As the system has it: while the reader touches them.
    public static let automatic = BackgroundDisplayMode()
    /// While the reader touches them.
    public static let interactive = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode(isAlways: true)
    /// Never.
    public static let never = BackgroundDisplayMode()
  }

  private let mode: BackgroundDisplayMode

  /// Creates the style.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  /// Whether something is always behind the marks.
  public nonisolated var _hasMarkBackground: Bool { mode.isAlways }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Marks below pages.
  public nonisolated static var page: PageIndexViewStyle { .init() }

  /// Marks below pages.
  public nonisolated static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

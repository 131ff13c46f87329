/// The appearance of the page marks, which do not affect layout.
public protocol IndexViewStyle {
  /// Whether something is always behind the marks.
  nonisolated var _hasMarkBackground: Bool { get }
}

extension IndexViewStyle {
  /// Whether something is always behind the marks.
  public nonisolated var _hasMarkBackground: Bool { false }
}

/// Page marks below the pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// The moments at which page marks have a background.
  public struct BackgroundDisplayMode: Sendable {
    fileprivate var isAlways = false
    /// The system's default: while the user touches them.
    public static let automatic = BackgroundDisplayMode()
    /// While the user touches them.
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
  /// Page marks below the pages.
  public nonisolated static var page: PageIndexViewStyle { .init() }

  /// Page marks below the pages.
  public nonisolated static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

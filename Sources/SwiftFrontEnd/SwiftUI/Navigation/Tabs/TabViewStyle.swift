internal import LayoutCore

/// The style of a tab view: a bar, pages or a sidebar.
public protocol TabViewStyle {
  /// Whether the views are pages.
  nonisolated static var _isPaged: Bool { get }

  /// `true` if there are page marks; nil if there are for several pages.
  nonisolated var _hasPageMarks: Bool? { get }
}

extension TabViewStyle {
  /// Whether the tabs are pages side by side instead of having a tab bar.
  public nonisolated static var _isPaged: Bool { false }

  /// `true` if there are page marks; nil if there are for several pages.
  public nonisolated var _hasPageMarks: Bool? { nil }
}

/// The system's default: a tab bar.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// The visibility of page marks, which do not affect layout.
  public struct IndexDisplayMode: Sendable {
    fileprivate let hasMarks: Bool?
    /// For several pages.
    public static let automatic = IndexDisplayMode(hasMarks: nil)
    /// Always.
    public static let always = IndexDisplayMode(hasMarks: true)
    /// Never.
    public static let never = IndexDisplayMode(hasMarks: false)
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// Whether the tabs are pages side by side instead of having a tab bar.
  public nonisolated static var _isPaged: Bool { true }

  /// `true` if there are page marks; nil if there are for several pages.
  public nonisolated var _hasPageMarks: Bool? { mode.hasMarks }
}

/// Pages in a column.
public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  /// The transition between pages.
  public struct TransitionStyle: Equatable, Sendable {
    private let name: String
    /// The system's default.
    public static let automatic = TransitionStyle(name: "automatic")
    /// Blurs between pages.
    public static let blur = TransitionStyle(name: "blur")
    /// No transition.
    public static let identity = TransitionStyle(name: "identity")
  }

  /// Creates the style.
  public nonisolated init() {}

  /// Creates the style with a transition between pages.
  public nonisolated init(transitionStyle: TransitionStyle) {}

  /// Whether the tabs are pages instead of having a tab bar.
  public nonisolated static var _isPaged: Bool { true }
}

/// A bar of tabs that may be a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// A bar of tabs and nothing else.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The system's default.
  public nonisolated static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public nonisolated static var page: PageTabViewStyle { .init() }

  /// Pages side by side.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages in a column.
  public nonisolated static var verticalPage: VerticalPageTabViewStyle { .init() }

  /// Pages in a column.
  public nonisolated static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { .init(transitionStyle: transitionStyle) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs that may be a sidebar.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs and nothing else.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

/// The settings of pages: whether a tab view is paged, and its page marks.
struct PageLook: Equatable {
  /// Whether the views of tab views are pages.
  var isPaged = false
  /// `true` if there are page marks; nil if there are for several pages.
  var hasMarks: Bool?
  /// Whether something is behind the marks.
  var hasBackground = false
}

private enum PageLookKey: EnvironmentKey {
  static let defaultValue = PageLook()
}

extension EnvironmentValues {
  /// The settings of pages of tab views inside.
  var pageLook: PageLook {
    get { self[PageLookKey.self] }
    set { self[PageLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tab views inside.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let hasMarks = style._hasPageMarks
    return modifier(
      _EnvironmentModifier("tabViewStyle") {
        $0.pageLook.isPaged = S._isPaged
        $0.pageLook.hasMarks = hasMarks
      }
    )
  }

  /// Sets the style of the page marks inside, with or without a background (D9.20).
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let hasBackground = style._hasMarkBackground
    return modifier(
      _EnvironmentModifier("indexViewStyle") { $0.pageLook.hasBackground = hasBackground }
    )
  }

  /// Inert: a tab bar is not minimized.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { inert() }
}

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

extension ViewTreeBuilder {
  /// Emits the page marks: white, those of other pages fainter, 7 wide and 9 apart in a row 25.67
  /// high (M3.8, D9.20).
  mutating func pageMarks(
    _ count: Int,
    _ selection: Int,
    hasBackground: Bool,
    like marks: ControlAppearance.PageMarks?
  ) {
    let (mark, spacing, height) = (7.0, 9.0, 77.0 / 3)
    if hasBackground {
      let fill = StyleValue.color(.system(.secondarySystemFill))
      open(.modifier(.backgroundShape(fill, .capsule, FillValue())))
      open(.modifier(.padding(edges: .horizontal, length: 12)))
    }
    open(.modifier(.frame(width: nil, height: height, alignment: .center)))
    open(.hStack(alignment: .center, spacing: spacing))
    for page in 0..<count {
      let white = ColorValue(.system(.white), opacity: page == selection ? 1 : 0.3)
      let own = page == selection ? marks?.current : marks?.others
      open(.modifier(.frame(width: mark, height: mark, alignment: .center)))
      open(.modifier(.fill(.color(own ?? white), FillValue())))
      leaf(.shape(.circle))
      close()
      close()
    }
    for _ in 0..<(hasBackground ? 4 : 2) { close() }
  }
}

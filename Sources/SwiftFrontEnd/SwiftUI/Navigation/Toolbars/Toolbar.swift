internal import LayoutCore
public import ViewGraph

extension View {
  /// Sets the visibility of bars of the containers around the view.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, bars)
  }

  /// Sets the visibility of bars, in the older API.
  public nonisolated func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, bars)
  }

  private nonisolated func barVisibility(
    _ visibility: Visibility,
    _ bars: [ToolbarPlacement]
  ) -> some View {
    let kinds = kinds(bars)
    return preferring("toolbarVisibility", visibility == .hidden) {
      [.toolbarVisibility(isHidden: $0, kinds)]
    }
  }

  /// Sets the background of the bars of the containers around the view, while they show one
  /// (D9.14).
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    let kinds = kinds(bars)
    return modifier(
      _PreferenceWritingModifier("toolbarBackground", { style._paint(in: $0) }) {
        [.toolbarBackground(BarBackground(style: $0), kinds)]
      }
    )
  }

  /// Sets the visibility of the background of bars, in the older API.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { barBackground(visibility, bars) }

  /// Sets the visibility of the background of bars of the containers around the view (D9.14).
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { barBackground(visibility, bars) }

  private nonisolated func barBackground(
    _ visibility: Visibility,
    _ bars: [ToolbarPlacement]
  ) -> some View {
    let kinds = kinds(bars)
    return preferring("toolbarBackgroundVisibility", visibility) {
      [.toolbarBackground(BarBackground(isVisible: $0.isWanted), kinds)]
    }
  }

  /// The bars that are meant; without any, the one at the top.
  private nonisolated func kinds(_ bars: [ToolbarPlacement]) -> [BarKind] {
    bars.isEmpty ? ToolbarPlacement.automatic.engine : bars.flatMap(\.engine)
  }

  /// Inert: bars have the colour scheme of their background.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { inert() }

  /// Inert: bars of a phone have one role.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { inert() }

  /// Inert: titles have no menu here.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    inert()
  }

  /// Sets the display of the toolbar's title.
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}

/// A bar.
public struct ToolbarPlacement: Sendable {
  /// The bars that the placement covers; none of those that phones lack.
  let engine: [BarKind]

  /// The top bar of the containing navigation container.
  public static let automatic = ToolbarPlacement(engine: [.navigationBar])
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(engine: [.navigationBar])
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(engine: [.bottomBar])
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(engine: [.tabBar])
  /// The bar of a window of a Mac.
  public static let windowToolbar = ToolbarPlacement(engine: [])
}

/// The role of a view's toolbar.
public struct ToolbarRole: Sendable {
  /// The system's default.
  public static let automatic = ToolbarRole()
  /// Navigation through a stack.
  public static let navigationStack = ToolbarRole()
  /// Browsing content.
  public static let browser = ToolbarRole()
  /// Editing a document.
  public static let editor = ToolbarRole()
}

/// A menu below the title of a bar; inert, since titles open nothing here.
public struct ToolbarTitleMenu<Content: View> {
  /// Creates a menu.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarTitleMenu: CustomizableToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Appends nothing, since titles open no menus.
  @MainActor
  public static func _appendItems(_ menu: Self, to cursor: inout ChildCursor) {}
}

/// The display of a toolbar's title.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// The system's default.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Below the bar's items.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// In the bar, in the size of a large title.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
  /// Centred in the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

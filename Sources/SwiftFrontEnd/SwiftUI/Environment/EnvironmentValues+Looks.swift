// Environment values that affect neither layout nor drawing; views may read them.

private enum IsScrollEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: ScrollIndicatorVisibility = .automatic
}

private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: ScrollIndicatorVisibility = .automatic
}

private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static let defaultValue: ScrollDismissesKeyboardMode = .automatic
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue: Prominence = .standard
}

private enum BadgeProminenceKey: EnvironmentKey {
  static let defaultValue: BadgeProminence = .standard
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue: BackgroundProminence = .standard
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue: ButtonRepeatBehavior = .automatic
}

private enum MenuOrderKey: EnvironmentKey {
  static let defaultValue: MenuOrder = .automatic
}

private enum MenuIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: Visibility = .automatic
}

private enum SpringLoadingBehaviorKey: EnvironmentKey {
  static let defaultValue: SpringLoadingBehavior = .automatic
}

private enum IsFocusEffectEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum IsHoverEffectEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum IsSceneCapturedKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AppearsActiveKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
  static let defaultValue: MaterialActiveAppearance = .automatic
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static let defaultValue: Material? = nil
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

private enum SearchSuggestionsPlacementKey: EnvironmentKey {
  static let defaultValue: SearchSuggestionsPlacement = .menu
}

extension EnvironmentValues {
  /// Whether scroll views scroll.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether indicators along the width are wanted.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorVisibilityKey.self] }
    set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether indicators along the height are wanted.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorVisibilityKey.self] }
    set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// The way in which scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }

  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The prominence of badges.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// The prominence of the background behind the view.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// Whether buttons act again and again while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// The order of menu items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// The visibility of the menu indicator.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  /// The spring loading of buttons.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }

  /// `true` if focused views show a focus effect.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }

  /// `true` if views under a pointer show a hover effect.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// Whether the screen is recorded.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// `true` if the window appears active.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// The windows whose materials appear active.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }

  /// The material behind the view; nil if none is known.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// The keys of the buttons inside; nil if there are none.
  public var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  /// The placement of search suggestions.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchSuggestionsPlacementKey.self] }
    set { self[SearchSuggestionsPlacementKey.self] = newValue }
  }
}

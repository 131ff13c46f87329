// Modifiers of tabs, whose result has the same selection type.

extension TabContent {
  /// Adds a badge with a count to the tab; none for 0.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Adds a badge with a text to the tab; none for nil.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    _BuiltTabs<TabValue, _>(content: modifier(_BadgeModifier(label)))
  }

  /// Adds a badge with a text to the tab; none for nil.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Adds a badge with a verbatim text to the tab; none for nil.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Hides the tab.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _BuiltTabs<TabValue, _>(content: hidden ? nil : self)
  }

  /// Sets the identifier under which the user's customization of a tab or section is stored.
  ///
  /// Inert: tabs are not customized.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets the customizations that the user may make to a tab.
  ///
  /// Inert: tabs are not customized.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets the visibility of a tab before customization.
  ///
  /// Inert: all tabs are in the bar.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets the placement of a tab among the others.
  ///
  /// Inert: tabs are in source order.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }
}

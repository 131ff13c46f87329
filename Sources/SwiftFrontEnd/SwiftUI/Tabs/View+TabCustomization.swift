// Customization of tabs: inert, since tabs are in a bar, in source order.

extension View {
  /// Binds the customization of the tabs inside.
  ///
  /// Inert: tabs are not customized.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// Sets the identifier under which the user's customization of a tab or section is stored.
  ///
  /// Inert: tabs are not customized.
  public nonisolated func customizationID(_ id: String) -> some View { self }

  /// Sets the customizations that the user may make to a tab.
  ///
  /// Inert: tabs are not customized.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some View { self }

  /// Sets the visibility of a tab before customization.
  ///
  /// Inert: all tabs are in the bar.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> some View { self }

  /// Sets the placement of a tab among the others.
  ///
  /// Inert: tabs are in source order.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some View { self }

  /// Sets the default placement of adaptable tabs inside.
  ///
  /// Inert: tabs are in a bar.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Sets the view above the tabs of a sidebar.
  ///
  /// Inert: tabs have no sidebar.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the view below the tabs of a sidebar.
  ///
  /// Inert: tabs have no sidebar.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the bar at the bottom of a sidebar of tabs.
  ///
  /// Inert: tabs have no sidebar.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the moment at which a search tab begins its search.
  ///
  /// Inert: the search field appears with its screen.
  public nonisolated func tabViewSearchActivation(
    _ activation: TabSearchActivation
  ) -> some View { self }
}

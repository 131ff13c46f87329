// Tabs in a sidebar that readers arrange: here tabs are in a bar, as the program says.

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

  /// Whether a tab is seen before the reader has arranged any.
  ///
  /// Inert: all tabs are in the bar.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> some View { self }

  /// Sets the placement of a tab among the others.
  ///
  /// Inert: they stand as they are written.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some View { self }

  /// Sets the default placement of adaptable tabs inside.
  ///
  /// Inert: they stand in a bar.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Sets the view above the tabs of a sidebar.
  ///
  /// Inert: there is no sidebar of tabs.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the view below the tabs of a sidebar.
  ///
  /// Inert: there is no sidebar of tabs.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the bar at the bottom of a sidebar of tabs.
  ///
  /// Inert: there is no sidebar of tabs.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// When the tab of a search begins to search.
  ///
  /// Inert: its field is there with its screen.
  public nonisolated func tabViewSearchActivation(
    _ activation: TabSearchActivation
  ) -> some View { self }
}

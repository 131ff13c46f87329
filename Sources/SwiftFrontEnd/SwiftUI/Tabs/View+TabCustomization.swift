// Tabs in a sidebar that readers arrange: here tabs are in a bar, as the program says.

extension View {
  /// What the reader has made of the tabs inside.
  ///
  /// Inert: nobody arranges tabs.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// What a tab, or a section of tabs, is called where it is kept what the reader has made of it.
  ///
  /// Inert: nobody arranges tabs.
  public nonisolated func customizationID(_ id: String) -> some View { self }

  /// What readers may do with a tab.
  ///
  /// Inert: nobody arranges tabs.
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

  /// Where a tab stands among the others.
  ///
  /// Inert: they stand as they are written.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some View { self }

  /// Where the tabs inside stand before the reader has chosen.
  ///
  /// Inert: they stand in a bar.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// What stands above the tabs in a sidebar.
  ///
  /// Inert: there is no sidebar of tabs.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// What stands below the tabs in a sidebar.
  ///
  /// Inert: there is no sidebar of tabs.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// What stands at the bottom of a sidebar of tabs.
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

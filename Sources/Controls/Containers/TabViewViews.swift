internal import LayoutCore

/// A `TabView` is the content of every tab, of which the selected one is there, above the tabs.
struct TabViewViews: ControlViews {
  let tabs: [Control.Tab]
  let selection: Int

  var presences: [Bool] { tabs.indices.map { $0 == selection } }

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    builder.open(.vStack(alignment: .center, spacing: 0))
    builder.open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity),
          alignment: .center
        )
      )
    )
    builder.open(.zStack(alignment: .center))
    for index in tabs.indices {
      builder.conditional(index == selection) {
        $0.part(.tabContent(index), given.tabs.indices.contains(index) ? given.tabs[index] : nil)
      }
    }
    builder.close()
    builder.close()
    builder.part(.tabBar) { builder in
      builder.open(.hStack(alignment: .center, spacing: 0))
      for (index, tab) in tabs.enumerated() {
        builder.part(.tab(index), text: tab.title, height: builder.controlMetrics.tabBarHeight)
      }
      builder.close()
    }
    builder.close()
  }
}

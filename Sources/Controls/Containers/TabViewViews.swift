internal import LayoutCore

/// A `TabView` is the content of every tab, of which the selected one is there, above the tabs, whose
/// bar covers its bottom edge (M8.1, M8.2).
struct TabViewViews: ControlViews {
  let tabs: [Control.Tab]
  let selection: Int

  var presences: [Bool] { tabs.indices.map { $0 == selection } }

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    let place = builder.openPlace()
    builder.open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity),
          alignment: .center
        )
      )
    )
    builder.open(.zStack(alignment: .center))
    var selected: ContentPreferences?
    for index in tabs.indices {
      let preferences = builder.collectingPreferences { builder in
        builder.conditional(index == selection) {
          $0.part(.tabContent(index), given.tabs.indices.contains(index) ? given.tabs[index] : nil)
        }
      }
      if index == selection { selected = preferences }
    }
    builder.close()
    builder.close()
    let isHidden = selected?.hides(.tabBar) == true
    let metrics = BarMetrics(of: builder)
    builder.closePlace(place, .bottom, isHidden ? nil : metrics) { metrics, builder in
      addBar(metrics, to: &builder)
    }
    if let selected { builder.pass(on: selected) }
  }

  private func addBar(_ metrics: BarMetrics, to builder: inout ViewTreeBuilder) {
    let height = builder.controlMetrics.tabBarHeight
    let insets = EdgeInsets(
      top: metrics.tabInsets.top,
      leading: metrics.tabInsets.side,
      trailing: metrics.tabInsets.side
    )
    builder.part(.tabBar) { builder in
      builder.fixed(height: height, alignment: .top) { builder in
        builder.open(.modifier(.paddingInsets(insets)))
        builder.open(.hStack(alignment: .center, spacing: 0))
        for (index, tab) in tabs.enumerated() {
          builder.part(.tab(index), text: tab.title, height: metrics.tabHeight(height))
        }
        builder.close()
        builder.close()
      }
    }
  }
}

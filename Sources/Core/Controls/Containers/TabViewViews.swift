internal import LayoutCore

/// A `TabView` is the content of every tab, of which the selected one is visible, above the tabs,
/// whose bar covers its bottom edge (M8.1, M8.2); on an iPad from iOS 18 on they are at the top
/// (M8.4).
struct TabViewViews: ControlViews {
  let tabs: [Control.Tab]
  let selection: Int

  var presences: [Bool] { tabs.indices.map { $0 == selection } }
  var behavior: any ControlBehavior { TabViewBehavior(tabs: tabs) }

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    let metrics = BarMetrics(of: builder)
    let outer = builder.controlEnvironment
    builder.controlEnvironment.barSurroundings.hasTabs = metrics.hasTabsAbove
    builder.controlEnvironment.barSurroundings.isInTab = true
    let hasAccessory = given.footer != nil && metrics.isGlass
    builder.open(.modifier(.flexibleFrame(.platformView, alignment: .center)))
    let place = (
      bar: builder.openPlace(), accessory: hasAccessory ? builder.openPlace() : nil
    )
    builder.open(.modifier(.flexibleFrame(.container, alignment: .center)))
    builder.open(.zStack(alignment: .center))
    var said: [ContentPreferences] = []
    for index in tabs.indices {
      builder.conditional(index == selection) { builder in
        said.append(addContent(of: index, given, metrics, to: &builder))
      }
    }
    builder.close()
    builder.close()
    builder.controlEnvironment = outer
    let shown = said.indices.contains(selection) ? said[selection] : nil
    let hidesBars = builder.controlAppearance?.tabBar.isHidden == true
    let hasBar = shown?.hides(.tabBar) != true && !hidesBars
    if hasBar, metrics.hasTabsAbove {
      builder.fill(
        place.bar,
        with: .overlay(alignment: Alignment(horizontal: .center, vertical: .top))
      )
      // A bar at the bottom covers the content alone.
      builder.closeAccessory(place.accessory, given.footer, metrics)
      addTopBar(given, metrics, to: &builder)
      builder.close()
    } else {
      builder.closeAccessory(place.accessory, given.footer, metrics)
      builder.closePlace(place.bar, .bottom, hasBar ? metrics : nil) { metrics, builder in
        let background = shown?.background(of: .tabBar)
        guard background != nil else { return addBar(given, metrics, to: &builder) }
        builder.on(background) { addBar(given, metrics, to: &$0) }
      }
    }
    builder.close()
    builder.pass(onTabs: said, selection: selection)
  }

  /// Adds a tab's content; below tabs at the top, unless it has a bar whose row they share (M8.4).
  private func addContent(
    of index: Int,
    _ given: ControlSlots,
    _ metrics: BarMetrics,
    to builder: inout ViewTreeBuilder
  ) -> ContentPreferences {
    guard metrics.hasTabsAbove else { return collect(index, given, in: &builder) }
    let place = builder.openPlace()
    let said = collect(index, given, in: &builder)
    let hidesBars = builder.controlAppearance?.tabBar.isHidden == true
    let hasRow = !said.hasNavigationBar && !said.hides(.tabBar) && !hidesBars
    builder.closePlace(place, .top, hasRow ? metrics : nil) { metrics, builder in
      builder.fixed(height: metrics.inlineHeight, alignment: .center) { builder in
        builder.leaf(.spacer(minLength: 0))
      }
    }
    return said
  }

  private func collect(
    _ index: Int,
    _ given: ControlSlots,
    in builder: inout ViewTreeBuilder
  ) -> ContentPreferences {
    builder.collectingPreferences { builder in
      builder.part(
        .tabContent(index),
        given.tabs.indices.contains(index) ? given.tabs[index] : nil
      )
    }
  }

  // MARK: Bars

  private func addBar(
    _ given: ControlSlots,
    _ metrics: BarMetrics,
    to builder: inout ViewTreeBuilder
  ) {
    let height = builder.controlMetrics.tabBarHeight
    let insets = EdgeInsets(
      top: metrics.tabInsets.top,
      leading: metrics.tabInsets.side,
      trailing: metrics.tabInsets.side
    )
    builder.part(.tabBar) { builder in
      builder.fixed(height: metrics.tabBarHeight(height), alignment: .top) { builder in
        builder.open(.modifier(.paddingInsets(insets)))
        builder.open(.hStack(alignment: .center, spacing: metrics.tabSpacing))
        for (index, tab) in tabs.enumerated() {
          builder.ownNext(given.owner(ofTab: index))
          builder.part(.tab(index)) { builder in
            builder.fixed(height: metrics.tabHeight(height), alignment: .center) { builder in
              let icon = given.tabIcons.indices.contains(index) ? given.tabIcons[index] : nil
              addLabel(tab.title, icon, metrics, to: &builder)
            }
          }
        }
        builder.close()
        builder.close()
      }
    }
  }

  /// Adds a title, below its image or beside it.
  private func addLabel(
    _ title: String,
    _ icon: ViewTreeBuilder.Slot?,
    _ metrics: BarMetrics,
    to builder: inout ViewTreeBuilder
  ) {
    let words: ViewTreeBuilder.Slot = { builder in
      builder.open(.modifier(.font(points: metrics.tabFontSize, .medium)))
      builder.leaf(.text(title))
      builder.close()
    }
    guard let icon else { return words(&builder) }
    builder.open(
      metrics.hasTabTitleBeside
        ? .hStack(alignment: .center, spacing: metrics.tabTitleSpacing)
        : .vStack(alignment: .center, spacing: metrics.tabTitleSpacing)
    )
    builder.open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(minHeight: metrics.tabIconHeight),
          alignment: .center
        )
      )
    )
    builder.open(.modifier(.font(points: 17)))
    builder.open(
      .modifier(.environment(EnvironmentChange(name: "imageScale") { $0.imageScale = .large }))
    )
    builder.open(.group)
    icon(&builder)
    for _ in 0..<4 { builder.close() }
    words(&builder)
    builder.close()
  }

  /// Adds the titles in a capsule in the middle of the first row (M8.4).
  private func addTopBar(
    _ given: ControlSlots,
    _ metrics: BarMetrics,
    to builder: inout ViewTreeBuilder
  ) {
    let (height, inset) = BarMetrics.topTab
    builder.part(.tabBar) { builder in
      builder.fixed(height: metrics.inlineHeight, alignment: .center, isWide: false) { builder in
        builder.open(.hStack(alignment: .center, spacing: 0))
        for (index, tab) in tabs.enumerated() {
          builder.ownNext(given.owner(ofTab: index))
          builder.part(.tab(index)) { builder in
            builder.fixed(height: height, alignment: .center, isWide: false) { builder in
              builder.open(.modifier(.padding(edges: .horizontal, length: inset)))
              builder.leaf(.text(tab.title))
              builder.close()
            }
          }
        }
        builder.close()
      }
    }
  }
}

extension ViewTreeBuilder {
  /// Adds the accessory above the tabs at the bottom of a place's content, and closes that (M8.5).
  fileprivate mutating func closeAccessory(
    _ place: Int?,
    _ views: Slot?,
    _ metrics: BarMetrics
  ) {
    guard let place else { return }
    closePlace(place, .bottom, views) { views, builder in
      let (height, side, gap) = BarMetrics.tabAccessory
      let insets = EdgeInsets(leading: side, bottom: gap, trailing: side)
      builder.open(.modifier(.paddingInsets(insets)))
      builder.open(.modifier(.background(alignment: .center)))
      builder.fixed(height: height, alignment: .center) { builder in
        builder.open(.hStack(alignment: .center, spacing: nil))
        builder.part(.footer, views)
        builder.close()
      }
      builder.open(.slot(.accessoryPanel))
      builder.leaf(.color(nil))
      builder.close()
      builder.close()
      builder.close()
    }
  }
}

extension ControlSlots {
  fileprivate func owner(ofTab index: Int) -> Int32 {
    tabOwners.indices.contains(index) ? tabOwners[index] : -1
  }
}

extension ModifierContent {
  /// `font(_:)` with a size that does not follow Dynamic Type.
  fileprivate static func font(
    points: Double,
    _ weight: TextFont.Weight? = nil
  ) -> ModifierContent {
    let font = TextFont(size: .points(points), weight: weight)
    return .environment(EnvironmentChange(name: "font") { $0.font = font })
  }
}

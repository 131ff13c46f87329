internal import LayoutCore

/// A `NavigationStack` fills its room with one of its levels: its content, the last of the views
/// that are pushed onto it, or the destination of a link, between the bars that this view asks for.
///
/// Bars cover edges of the content as a `safeAreaInset` does, so that scroll views and backgrounds
/// continue below them (L23.3, L24.5). Proved by `Specs/Conformance/NavigationBar`.
struct NavigationStackViews: ControlViews {
  let levels: NavigationLevels

  /// A level to be built.
  private struct Waiting {
    var level: NavigationLevels.Level
    var views: ViewTreeBuilder.Slot?
  }

  var presences: [Bool] {
    levels.levels.enumerated().flatMap { index, level in
      let ofTabs = (0..<level.tabs).map { $0 == level.tab }
      return (levels.levels.count > 1 ? [index == levels.shown] : [])
        + (0..<level.barsOfTabs).flatMap { _ in ofTabs }
    }
  }

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    if levels.kind == .stack, builder.controlEnvironment.barSurroundings.isCollapsedColumn {
      return dissolve(given, in: &builder)
    }
    let control = builder.count - 1
    var path = path(given)
    var linked: [Waiting] = []
    var built: [(place: Int, level: NavigationLevels.Level, said: ContentPreferences)] = []
    while built.count < path.count + linked.count {
      let number = built.count
      let waiting = number < path.count ? path[number] : linked[number - path.count]
      var level = waiting.level
      if number > 0, number < path.count { level.below = number - 1 }
      let backTitle = level.below.map { built[$0].said.title?.text ?? "Back" }
      let place = builder.openPlace()
      let said = add(&level, waiting.views, backTitle: backTitle, to: &builder)
      builder.close()
      built.append((place, level, said))
      if levels.isColumn, number == 0 { linked += replacing(given) }
      if levels.kind == .column(isLast: false) {
        builder.pass(on: said.leads)
        continue
      }
      let next = above(level, number, said, given)
      path.insert(contentsOf: next.filter(\.level.isPushed), at: min(number + 1, path.count))
      linked += next.filter { !$0.level.isPushed }
    }
    var complete = levels
    complete.levels = built.map(\.level)
    let shown = complete.firstShown(of: path.count)
    complete.shown = shown
    builder.fill(control, with: .control(.navigationStack(complete)))
    if built.count > 1 {
      // Covered views keep their place in the tree.
      for (index, level) in built.enumerated() {
        builder.fill(level.place, with: .conditional(isPresent: index == shown))
      }
    }
    builder.pass(on: built[shown].said.beyondNavigation)
  }

  /// The levels of the path, each above the one before.
  private func path(_ given: ControlSlots) -> [Waiting] {
    let views = [given.content] + (levels.isColumn ? [] : given.path)
    return views.enumerated().map { index, views in
      var level = NavigationLevels.Level()
      if levels.kind == .collapsedColumns { level.column = index }
      return Waiting(level: level, views: views)
    }
  }

  /// The destinations of links in the column before: the views of the path, then those of values,
  /// whose destinations may be in this column.
  private func replacing(_ given: ControlSlots) -> [Waiting] {
    levels.levels.enumerated().compactMap { index, level in
      let views =
        index < given.path.count
        ? given.path[index] : level.link.flatMap { given.destination?($0) }
      return views.map { Waiting(level: level, views: $0) }
    }
  }

  /// The destinations of the links on another level, and the views pushed onto a stack on it.
  private func above(
    _ level: NavigationLevels.Level,
    _ number: Int,
    _ said: ContentPreferences,
    _ given: ControlSlots
  ) -> [Waiting] {
    var above = NavigationLevels.Level(below: number)
    above.column = level.column
    func waiting(_ link: Int?, _ views: @escaping ViewTreeBuilder.Slot) -> Waiting {
      (above.link, above.isPushed) = (link, link == nil)
      return Waiting(level: above, views: views)
    }
    return said.destinations.map { destination in
      waiting(destination.link) { $0.add(destination) }
    }
      + said.links.compactMap { link in
        given.destination?(link).map { waiting(link, $0) }
      }
  }

  /// Leaves bars and pushed views to the columns around the stack (M7.11).
  private func dissolve(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    builder.filling { $0.part(.content, given.content) }
    for views in given.path {
      var pushed = ViewTreeBuilder(withAlignmentsOf: builder)
      pushed.controlStyles = builder.controlStyles
      views(&pushed)
      builder.prefer(.navigationDestination(NavigationDestination(link: nil, pushed)))
    }
  }

  /// Adds a level with its bars.
  ///
  /// - Returns: The preferences of its views, and whether it has a bar at its top.
  private func add(
    _ level: inout NavigationLevels.Level,
    _ views: ViewTreeBuilder.Slot?,
    backTitle: String?,
    to builder: inout ViewTreeBuilder
  ) -> ContentPreferences {
    builder.open(.modifier(.flexibleFrame(.platformView, alignment: .center)))
    let places = (builder.openPlace(), builder.openPlace(), builder.openPlace())
    var content = 0
    var said = builder.collectingPreferences { builder in
      builder.filling { builder in
        content = builder.count
        builder.part(.content, views)
      }
    }
    let metrics = BarMetrics(of: builder)
    let ofTabs = said.ofTabs
    level.tabs = ofTabs.count
    level.tab = said.tab
    let variants = ofTabs.isEmpty ? [said] : ofTabs
    let top = variants.map { NavigationBar($0, backTitle: backTitle, metrics) }
    if metrics.isGlass, top[level.tab]?.hasLargeTitle == true {
      for list in said.lists where builder.isAlone(list.list, in: content) {
        builder.beginAtTop(list.rows)
      }
    }
    level.barsOfTabs += builder.closePlace(places.2, .top, top, shown: level.tab) { bar, builder in
      builder.part(.navigationBar) { bar.add(to: &$0) }
    }
    let keyboard = variants.map { KeyboardBar($0, metrics) }
    level.barsOfTabs += builder.closePlace(places.1, .bottom, keyboard, shown: level.tab) {
      bar,
      builder in builder.part(.keyboardBar) { bar.add(to: &$0) }
    }
    let bottom = variants.map { BottomBar($0, metrics) }
    level.barsOfTabs += builder.closePlace(places.0, .bottom, bottom, shown: level.tab) {
      bar,
      builder in builder.part(.bottomBar) { bar.add(to: &$0) }
    }
    builder.close()
    said.hasNavigationBar = said.hasNavigationBar || top[level.tab] != nil
    return said
  }
}

extension NavigationLevels {
  /// The level shown at first: of the path the last, of columns the last that is pushed onto the
  /// one on top.
  fileprivate func firstShown(of path: Int) -> Int {
    guard let shown else { return path - 1 }
    guard kind == .collapsedColumns else { return min(max(shown, 0), levels.count - 1) }
    return levels[..<path].lastIndex { $0.column == shown } ?? path - 1
  }
}

extension ViewTreeBuilder {
  /// Adds views in a column that fill the room they are offered.
  fileprivate mutating func filling(_ views: Slot) {
    open(.modifier(.flexibleFrame(.container, alignment: .center)))
    open(.vStack(alignment: .center, spacing: nil))
    views(&self)
    close()
    close()
  }

  /// Starts the rows of a list right below a large title (M5.11).
  fileprivate mutating func beginAtTop(_ rows: Int) {
    guard case .rows(var spacing) = content(of: rows) else { return }
    (spacing.top, spacing.topHeader) = (0, 0)
    fill(rows, with: .rows(spacing))
  }

  /// Adds a bar, if there is one, at an edge of the content of a place, and closes the place.
  mutating func closePlace<Bar>(
    _ place: Int,
    _ edge: Edge,
    _ bar: Bar?,
    _ add: (Bar, inout ViewTreeBuilder) -> Void
  ) {
    if let bar {
      fill(place, with: .safeAreaInset(edge: edge, alignment: .horizontalCenter, spacing: 0))
      add(bar, &self)
    }
    close()
  }

  /// Adds one of several bars at an edge of the content of a place, and closes the place.
  ///
  /// - Returns: The number of places that depend on the selected one.
  fileprivate mutating func closePlace<Bar>(
    _ place: Int,
    _ edge: Edge,
    _ bars: [Bar?],
    shown: Int,
    _ add: (Bar, inout ViewTreeBuilder) -> Void
  ) -> Int {
    guard bars.count > 1 else {
      closePlace(place, edge, bars[0], add)
      return 0
    }
    defer { close() }
    guard bars.contains(where: { $0 != nil }) else { return 0 }
    fill(place, with: .safeAreaInset(edge: edge, alignment: .horizontalCenter, spacing: 0))
    for (index, bar) in bars.enumerated() {
      conditional(index == shown) { builder in
        if let bar { add(bar, &builder) }
      }
    }
    return 1
  }
}

internal import LayoutCore

/// A `NavigationSplitView` is columns side by side, each of them a navigation stack with separate
/// bars; in a compact width they are the levels of a single stack (M7.11).
///
/// Proved by `Specs/Conformance/NavigationSplitView`.
struct NavigationSplitViewViews: ControlViews {
  let columns: NavigationColumns

  var presences: [Bool] {
    if columns.isCollapsed { return [] }
    return [columns.showsSidebar] + (columns.hasContent ? [columns.showsContent] : [])
  }

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    let control = builder.count - 1
    let outer = builder.controlEnvironment
    let slots = (0..<3).map { given.tabs.indices.contains($0) ? given.tabs[$0] : nil }
    var columns = columns
    columns.hasContent = slots[1] != nil
    columns.isCollapsed = outer.horizontalSizeClass == .compact
    if columns.visibility == .automatic {
      let isWide = outer.sceneSize.width > outer.sceneSize.height
      columns.visibility = isWide ? .doubleColumn : .detailOnly
    }
    builder.fill(control, with: .control(.navigationSplitView(columns)))
    if columns.isCollapsed {
      addStack(slots, columns, given.destination, to: &builder)
    } else {
      addColumns(slots, columns, given.destination, to: &builder)
    }
    builder.controlEnvironment = outer
  }

  /// The columns as a stack, of which the back buttons lead to the column before.
  private func addStack(
    _ slots: [ViewTreeBuilder.Slot?],
    _ columns: NavigationColumns,
    _ destination: ViewTreeBuilder.LinkDestination?,
    to builder: inout ViewTreeBuilder
  ) {
    builder.controlEnvironment.barSurroundings.isCollapsedColumn = true
    let shown =
      switch columns.compactColumn {
      case .sidebar: 0
      case .content: columns.hasContent ? 1 : 0
      case .detail: columns.hasContent ? 2 : 1
      }
    let empty: ViewTreeBuilder.Slot = { _ in }
    let path = (slots[1].map { [$0] } ?? []) + [slots[2] ?? empty]
    builder.part(.content) { builder in
      builder.control(
        .navigationStack(NavigationLevels(.collapsedColumns, shown: shown)),
        content: slots[0] ?? empty,
        path: path,
        destination: destination
      )
    }
  }

  // MARK: Columns beside each other

  /// On 26 the columns before the detail float over its leading edge, as bars do over others.
  private func addColumns(
    _ slots: [ViewTreeBuilder.Slot?],
    _ columns: NavigationColumns,
    _ destination: ViewTreeBuilder.LinkDestination?,
    to builder: inout ViewTreeBuilder
  ) {
    let metrics = BarMetrics(of: builder)
    builder.open(.modifier(.flexibleFrame(.platformView, alignment: .center)))
    let overlay = builder.openPlace()
    // Each column has the destinations of links in the one before, so they are made in this order,
    // wherever they are placed.
    var before = ContentPreferences()
    let made = NavigationColumns.Column.allCases.map { column -> ViewTree? in
      guard slots[column.index] != nil || column != .content else { return nil }
      var inner = ViewTreeBuilder(withAlignmentsOf: builder)
      inner.controlStyles = builder.controlStyles
      inner.owner = builder.owner
      var beyond = add(column, slots[column.index], columns, before, destination, to: &inner)
      before = beyond.leads
      beyond = beyond.beyondNavigation
      beyond.columnWidth = nil
      builder.pass(on: beyond)
      return inner.finish()
    }
    if metrics.isGlass {
      let place = builder.openPlace()
      // A stack that contains the columns, which are no part of the detail.
      builder.open(.hStack(alignment: .center, spacing: 0))
      builder.add(made[2])
      builder.close()
      builder.fill(
        place,
        with: .safeAreaInset(edge: .leading, alignment: .verticalCenter, spacing: 0)
      )
      builder.open(.hStack(alignment: .center, spacing: 0))
      addLeadingColumns(made, columns, isDivided: false, to: &builder)
      builder.close()
      builder.close()
    } else {
      builder.open(.hStack(alignment: .center, spacing: 0))
      addLeadingColumns(made, columns, isDivided: true, to: &builder)
      builder.add(made[2])
      builder.close()
    }
    builder.fill(
      overlay,
      with: .overlay(alignment: Alignment(horizontal: .leading, vertical: .top))
    )
    let side = metrics.glass
    let insets = EdgeInsets(top: (metrics.rowHeight - side) / 2, leading: metrics.margin)
    builder.open(.modifier(.paddingInsets(insets)))
    builder.part(.sidebarToggle) { builder in
      builder.open(.modifier(.frame(width: side, height: side, alignment: .center)))
      builder.leaf(.symbol("sidebar.left", capInsets: nil))
      builder.close()
    }
    for _ in 0..<3 { builder.close() }
  }

  private func addLeadingColumns(
    _ made: [ViewTree?],
    _ columns: NavigationColumns,
    isDivided: Bool,
    to builder: inout ViewTreeBuilder
  ) {
    builder.conditional(columns.showsSidebar) { builder in
      builder.add(made[0])
      if isDivided { builder.leaf(.divider) }
    }
    guard columns.hasContent else { return }
    builder.conditional(columns.showsContent) { builder in
      builder.add(made[1])
      if isDivided { builder.leaf(.divider) }
    }
  }

  /// Adds a column.
  ///
  /// - Parameter before: The destinations of links in the column before, which are shown here.
  /// - Returns: The preferences of the column.
  private func add(
    _ column: NavigationColumns.Column,
    _ views: ViewTreeBuilder.Slot?,
    _ columns: NavigationColumns,
    _ before: ContentPreferences,
    _ destination: ViewTreeBuilder.LinkDestination?,
    to builder: inout ViewTreeBuilder
  ) -> ContentPreferences {
    builder.controlEnvironment.barSurroundings.toggleRoom = BarMetrics.toggleRoom
    builder.controlEnvironment.barSurroundings.hasToggle = columns.isFirst(column)
    builder.open(.slot(column.part))
    let place = builder.openPlace()
    // Lists of a sidebar have its style unless another is set (M7.11).
    let list = builder.controlStyles.list
    if column == .sidebar, list == .automatic { builder.controlStyles.list = .sidebar }
    defer { builder.controlStyles.list = list }
    var levels = NavigationLevels(.column(isLast: column == .detail))
    levels.levels = (before.destinations.map(\.link) + before.links).map { .init(link: $0) }
    let said = builder.collectingPreferences { builder in
      builder.control(
        .navigationStack(levels),
        content: views ?? { _ in },
        path: before.destinations.map { destination in { $0.add(destination) } },
        destination: destination
      )
    }
    if column != .detail {
      let width = said.columnWidth ?? BarMetrics.columnWidth
      builder.fill(place, with: .frame(width: width, height: nil, alignment: .center))
    }
    builder.close()
    builder.close()
    return said
  }
}

extension ViewTreeBuilder {
  /// Adds all views of another tree.
  fileprivate mutating func add(_ other: ViewTree?) {
    guard let other else { return }
    for view in other.children(of: nil) { add(view, of: other) }
  }
}

extension NavigationColumns.Column {
  /// Its position among all columns.
  fileprivate var index: Int {
    switch self {
    case .sidebar: 0
    case .content: 1
    case .detail: 2
    }
  }

  /// The part that the column is.
  var part: ControlPart {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    case .detail: .detail
    }
  }
}

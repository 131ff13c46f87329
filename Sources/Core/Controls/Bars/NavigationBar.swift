internal import LayoutCore

/// The bar at the top of a navigation stack (M7): back button, items and title, below them a large
/// title and a search field.
struct NavigationBar {
  /// The preferences of the view that the stack shows.
  let preferences: ContentPreferences
  /// The title of the view below it; nil if there is none.
  let backTitle: String?
  let metrics: BarMetrics

  /// Creates the bar; nil if it takes no room, as without title and items (M7.9).
  init?(_ preferences: ContentPreferences, backTitle: String?, _ metrics: BarMetrics) {
    self.preferences = preferences
    self.backTitle = preferences.hidesBackButton == true ? nil : backTitle
    self.metrics = metrics
    let hasItems = preferences.items.contains { item in
      switch item.placement.place {
      case .leading, .middle, .trailing, .overflow: true
      case .bottom, .bottomMiddle, .keyboard: false
      }
    }
    // A column has a bar for the button of the sidebar, unless a stack inside has one.
    let leavesRoom =
      metrics.environment.barSurroundings.toggleRoom > 0 && !preferences.hasNavigationBar
    let isShown =
      leavesRoom || preferences.title != nil || hasItems || self.backTitle != nil
      || SearchPlace(preferences, metrics) == .navigationBar
    guard isShown, !preferences.hides(.navigationBar) else { return nil }
  }

  /// Whether the title is below the items: there has to be one, and height for it.
  var hasLargeTitle: Bool {
    guard preferences.title?.text.isEmpty == false, !metrics.isLow else {
      return false
    }
    return preferences.titleDisplayMode != .inline
  }

  /// The subtitle, which only bars of glass have (M7.12).
  private var subtitle: String? {
    guard metrics.isGlass, preferences.title?.text.isEmpty == false else { return nil }
    return preferences.subtitle.flatMap { $0.isEmpty ? nil : $0 }
  }

  private var largeTitleHeight: Double {
    metrics.largeTitleHeight + (subtitle == nil ? 0 : metrics.subtitleHeight)
  }

  private var hasSearchField: Bool { SearchPlace(preferences, metrics) == .navigationBar }

  /// The search scopes, while they are shown.
  private var scopes: SearchScopes? {
    hasSearchField ? preferences.shownScopes : nil
  }

  private var height: Double {
    metrics.inlineHeight + (hasLargeTitle ? largeTitleHeight : 0)
      + (hasSearchField ? metrics.searchHeight : 0)
      + (scopes == nil ? 0 : metrics.searchScopesHeight)
  }

  /// Adds the bar, in as much room as it takes from the content.
  func add(to builder: inout ViewTreeBuilder) {
    builder.fixed(height: height - metrics.reach, alignment: .bottom) { builder in
      builder.fixed(height: height, alignment: .top) { builder in
        builder.control(
          .bar(.navigation(title: preferences.title?.text)),
          preferences.background(of: .navigationBar)
        ) { builder in
          builder.open(.vStack(alignment: .leading, spacing: 0))
          builder.fixed(height: metrics.inlineHeight, alignment: .top) { addRow(to: &$0) }
          if hasLargeTitle { addLargeTitle(to: &builder) }
          if hasSearchField, let search = preferences.search {
            builder.fixed(height: metrics.searchHeight, alignment: .top) { builder in
              let insets = EdgeInsets(
                top: metrics.aboveSearchField,
                leading: metrics.margin,
                trailing: metrics.margin
              )
              builder.open(.modifier(.paddingInsets(insets)))
              builder.searchField(search, height: metrics.searchFieldHeight)
              builder.close()
            }
          }
          if let scopes { builder.searchScopes(scopes, metrics) }
          builder.close()
        }
      }
    }
  }

  private func addRow(to builder: inout ViewTreeBuilder) {
    let height = metrics.aboveRow + metrics.rowHeight
    builder.fixed(height: height, alignment: .bottom) { builder in
      builder.fixed(height: metrics.rowHeight, alignment: .center) { builder in
        builder.inBar { builder in
          let tint = builder.controlAppearance?.navigationBar.tint
          if let tint { builder.open(.modifier(.environment(.tinted(tint)))) }
          builder.open(.layout(NavigationBarLayout.container))
          addSide(.leadingItems, .leading, to: &builder)
          addMiddle(to: &builder)
          addSide(.trailingItems, .trailing, to: &builder)
          builder.close()
          if tint != nil { builder.close() }
        }
      }
    }
  }

  private func addSide(
    _ part: ControlPart,
    _ place: BarItemPlacement.Place,
    to builder: inout ViewTreeBuilder
  ) {
    let isLeading = place == .leading
    // A back button before glass begins at the edge.
    let hasBack = isLeading && backTitle != nil
    let insets = EdgeInsets(
      leading: isLeading && (!hasBack || metrics.isGlass) ? metrics.margin : 0,
      trailing: isLeading ? 0 : metrics.margin
    )
    let surroundings = metrics.environment.barSurroundings
    let mayLeaveRoom = isLeading && surroundings.toggleRoom > 0
    if mayLeaveRoom {
      builder.open(.hStack(alignment: .center, spacing: 0))
      builder.conditional(surroundings.hasToggle) { builder in
        builder.part(.toggleRoom) { builder in
          builder.open(
            .modifier(.frame(width: surroundings.toggleRoom, height: 0, alignment: .center))
          )
          builder.leaf(.spacer(minLength: 0))
          builder.close()
        }
      }
    }
    builder.open(.modifier(.paddingInsets(insets)))
    builder.open(.hStack(alignment: .center, spacing: metrics.itemSpacing))
    if hasBack, let backTitle { addBackButton(backTitle, to: &builder) }
    builder.barItems(preferences.items.filter { $0.placement.place == place }, as: part, metrics)
    if isLeading {
      if metrics.environment.barSurroundings.hasTabs { addInlineTitle(to: &builder) }
    } else {
      let overflow = preferences.items.filter { $0.placement.place == .overflow }
      builder.overflowMenu(overflow, metrics)
    }
    builder.close()
    builder.close()
    if mayLeaveRoom { builder.close() }
  }

  /// Adds a chevron and, before glass, the title of the view below.
  private func addBackButton(_ title: String, to builder: inout ViewTreeBuilder) {
    builder.part(.backButton) { builder in
      builder.control(.button(nil), label: { $0.addBackLabel(title, metrics) })
    }
  }

  private func addMiddle(to builder: inout ViewTreeBuilder) {
    builder.open(.hStack(alignment: .center, spacing: metrics.itemSpacing))
    let items = preferences.items.filter { $0.placement.place == .middle }
    if !items.isEmpty {
      builder.barItems(items, as: .principalItems, metrics, isGlass: false)
    } else if !metrics.environment.barSurroundings.hasTabs {
      addInlineTitle(to: &builder)
    }
    builder.close()
  }

  /// Adds the title in the row of the items: in its middle, or before tabs in it (M8.4).
  private func addInlineTitle(to builder: inout ViewTreeBuilder) {
    let isReplaced = preferences.items.contains { $0.placement.place == .middle }
    guard !hasLargeTitle, !isReplaced, let title = preferences.title, !title.text.isEmpty else {
      return
    }
    if let subtitle {
      builder.open(.vStack(alignment: .center, spacing: 0))
      addTitle(to: &builder)
      builder.subtitle(subtitle, .caption)
      builder.close()
    } else {
      addTitle(to: &builder)
    }
    func addTitle(to builder: inout ViewTreeBuilder) {
      builder.open(.modifier(.font(.headline)))
      builder.title(title)
      builder.close()
    }
  }

  private func addLargeTitle(to builder: inout ViewTreeBuilder) {
    guard let title = preferences.title else { return }
    builder.open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity, minHeight: largeTitleHeight),
          alignment: Alignment(horizontal: .leading, vertical: .bottom)
        )
      )
    )
    let insets = EdgeInsets(
      leading: metrics.margin,
      bottom: metrics.belowLargeTitle,
      trailing: metrics.margin
    )
    builder.open(.modifier(.paddingInsets(insets)))
    if subtitle != nil { builder.open(.vStack(alignment: .leading, spacing: 0)) }
    builder.open(
      .modifier(
        .environment(
          EnvironmentChange(name: "font") {
            $0.font = TextFont(size: .style(.largeTitle), weight: .bold)
          }
        )
      )
    )
    builder.title(title)
    builder.close()
    if let subtitle {
      builder.subtitle(subtitle, .subheadline)
      builder.close()
    }
    for _ in 0..<2 { builder.close() }
  }
}

extension ViewTreeBuilder {
  /// A title of one line.
  fileprivate mutating func title(_ title: (text: String, id: String?, owner: Int32)) {
    open(
      .modifier(
        .environment(
          EnvironmentChange(name: "lineLimit") { $0.lineLimit = LineLimit(maximum: 1) }
        )
      )
    )
    open(.slot(.title))
    ownNext(title.owner)
    leaf(.text(title.text), id: title.id)
    close()
    close()
  }

  /// Adds a subtitle of one line.
  fileprivate mutating func subtitle(_ subtitle: String, _ style: TextStyle) {
    open(
      .modifier(
        .environment(
          EnvironmentChange(name: "font") {
            $0.font = TextFont(size: .style(style))
            $0.lineLimit = LineLimit(maximum: 1)
          }
        )
      )
    )
    open(.modifier(.foregroundStyle(.level(.secondary))))
    part(.content) { $0.leaf(.text(subtitle)) }
    close()
    close()
  }

  /// Adds the label of a back button: before glass 28.67 besides its words (M7.3), of which 8
  /// before the chevron and 6 behind it are our choice; in glass a chevron alone (M7.5), labelled
  /// with the title of the view below.
  fileprivate mutating func addBackLabel(_ title: String, _ metrics: BarMetrics) {
    let chevron = Size(width: controlMetrics.chevronWidth, height: controlMetrics.chevronHeight)
    if metrics.isGlass {
      open(.modifier(.frame(width: metrics.glass, height: metrics.glass, alignment: .center)))
      open(.hStack(alignment: .center, spacing: 0))
      leaf(.image(name: nil, size: chevron, capInsets: nil))
      withoutRoom(alignment: .center) { builder in
        builder.open(.modifier(.clipped))
        builder.leaf(.text(title))
        builder.close()
      }
      close()
      close()
      return
    }
    fixed(height: metrics.rowHeight, alignment: .center, isWide: false) { builder in
      let trailing = 86.0 / 3 - 14 - chevron.width
      builder.open(.modifier(.paddingInsets(EdgeInsets(leading: 8, trailing: trailing))))
      builder.open(.hStack(alignment: .center, spacing: 6))
      builder.leaf(.image(name: nil, size: chevron, capInsets: nil))
      builder.leaf(.text(title))
      builder.close()
      builder.close()
    }
  }
}

extension EnvironmentChange {
  /// The default tint, unless one is set around (D9.24).
  fileprivate static func tinted(_ color: ColorValue) -> EnvironmentChange {
    EnvironmentChange(name: "tint") {
      if $0.drawing.tint == nil { $0.drawing.tint = .color(color) }
    }
  }
}

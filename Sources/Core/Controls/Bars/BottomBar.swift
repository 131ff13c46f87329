internal import LayoutCore

/// A bar at the bottom of a navigation stack (M8.3): its items and, on a phone with iOS 26, its search
/// field.
struct BottomBar {
  let preferences: ContentPreferences
  let metrics: BarMetrics

  /// Creates the bar; nil if it takes no room.
  init?(_ preferences: ContentPreferences, _ metrics: BarMetrics) {
    self.preferences = preferences
    self.metrics = metrics
    let hasItems = preferences.items.contains { item in
      item.placement.place == .bottom || item.placement.place == .bottomMiddle
    }
    guard hasItems || SearchPlace(preferences, metrics) == .bottomBar,
      !preferences.hides(.bottomBar)
    else { return nil }
  }

  func add(to builder: inout ViewTreeBuilder) {
    let isSearch = SearchPlace(preferences, metrics) == .bottomBar
    builder.toolbar(
      .bottom,
      metrics,
      preferences.background(of: .bottomBar),
      scopes: isSearch ? preferences.shownScopes : nil
    ) { builder in
      var items = preferences.items.filter { $0.placement.place == .bottom }[...]
      let middle = preferences.items.filter { $0.placement.place == .bottomMiddle }
      if !middle.isEmpty {
        // The first of the other items is before those in the middle.
        builder.barItems(Array(items.prefix(1)), as: .items, metrics)
        items = items.dropFirst()
        builder.leaf(.spacer(minLength: 0))
        builder.barItems(middle, as: .items, metrics, isGlass: false)
        builder.leaf(.spacer(minLength: 0))
      }
      builder.barItems(Array(items), as: .items, metrics)
      if isSearch, let search = preferences.search {
        if !items.isEmpty || !middle.isEmpty { builder.gap(BarGap.glass) }
        builder.searchField(search, height: metrics.glass)
      }
    }
  }
}

/// The bar above the keyboard, while that is shown; as high as a toolbar, our choice.
struct KeyboardBar {
  let items: [BarItem]
  let metrics: BarMetrics

  init?(_ preferences: ContentPreferences, _ metrics: BarMetrics) {
    self.metrics = metrics
    items = preferences.items.filter { $0.placement.place == .keyboard }
    if items.isEmpty || metrics.environment.keyboardHeight <= 0 { return nil }
  }

  func add(to builder: inout ViewTreeBuilder) {
    builder.toolbar(.keyboard, metrics) { $0.barItems(items, as: .items, metrics) }
  }
}

extension ViewTreeBuilder {
  /// Adds a bar of items in its middle, unless spacers separate them.
  fileprivate mutating func toolbar(
    _ bar: Control.Bar,
    _ metrics: BarMetrics,
    _ background: BarBackground? = nil,
    scopes: SearchScopes? = nil,
    _ items: @escaping Slot
  ) {
    control(.bar(bar), background) { builder in
      if scopes != nil { builder.open(.vStack(alignment: .center, spacing: 0)) }
      if let scopes { builder.searchScopes(scopes, metrics) }
      builder.fixed(height: metrics.toolbarHeight, alignment: .center) { builder in
        builder.open(.modifier(.padding(edges: .horizontal, length: metrics.margin)))
        builder.open(.hStack(alignment: .center, spacing: metrics.itemSpacing))
        builder.inBar(items)
        builder.close()
        builder.close()
      }
      if scopes != nil { builder.close() }
    }
  }
}

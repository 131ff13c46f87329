internal import LayoutCore

/// A `NavigationStack` fills the room it is offered with its content, or with the last of the views
/// that are pushed onto it, between the bars that this view asks for.
///
/// Bars cover edges of the content as a `safeAreaInset` does, so that scroll views and backgrounds run
/// on below them (L23.3, L24.5). Proved by `Specs/Conformance/NavigationBar`.
struct NavigationStackViews: ControlViews {
  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    let places = (builder.openPlace(), builder.openPlace(), builder.openPlace())
    builder.open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity),
          alignment: .center
        )
      )
    )
    builder.open(.vStack(alignment: .center, spacing: nil))
    let levels = [given.content] + given.path.map { Optional($0) }
    var preferences: [ContentPreferences] = []
    for (index, level) in levels.enumerated() {
      preferences.append(
        builder.collectingPreferences { builder in
          if levels.count == 1 { return builder.part(.content, level) }
          // Views that are covered keep their place in the tree.
          builder.conditional(index == levels.count - 1) { $0.part(.content, level) }
        }
      )
    }
    builder.close()
    builder.close()
    let shown = preferences[levels.count - 1]
    let metrics = BarMetrics(of: builder)
    let backTitle = levels.count > 1 ? preferences[levels.count - 2].title?.text ?? "Back" : nil
    builder.closePlace(places.2, .top, NavigationBar(shown, backTitle: backTitle, metrics)) {
      bar,
      builder in builder.part(.navigationBar) { bar.add(to: &$0) }
    }
    builder.closePlace(places.1, .bottom, KeyboardBar(shown, metrics)) { bar, builder in
      builder.part(.keyboardBar) { bar.add(to: &$0) }
    }
    builder.closePlace(places.0, .bottom, BottomBar(shown, metrics)) { bar, builder in
      builder.part(.bottomBar) { bar.add(to: &$0) }
    }
    builder.pass(on: shown.beyondNavigation)
  }
}

extension ViewTreeBuilder {
  /// Puts a bar at an edge of what is in a place, if there is one, and closes the place.
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
}

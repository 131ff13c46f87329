// The properties of UIKit's appearance proxies that SwiftUI's views show (D9.24).

extension UITabBar: AppearanceShown {
  func show(in appearance: inout _Appearance) -> [String] {
    appearance.hidesTabBars = isHidden
    appearance.set(tintColorIfSet, of: .selectedTab)
    appearance.set(unselectedItemTintColor?._color, of: .otherTabs)
    // The view's background color shows whatever the bar's material.
    let isGlass = appearance.tabsAreGlass
    if let color = backgroundColor ?? (isGlass ? nil : barTintColor) {
      appearance.setBackground(color._color, isVisible: isGlass ? true : nil, of: .tabs)
    }
    var shown = ["isHidden", "tintColor", "unselectedItemTintColor", "backgroundColor"]
    if !isGlass { shown.append("barTintColor") }
    let parts: [(String, UITabBarAppearance?)] = [
      ("standardAppearance", standardAppearance), ("scrollEdgeAppearance", scrollEdgeAppearance),
    ]
    for case (let name, let part?) in parts {
      if !isGlass { shown += part.showBackground(name, on: [(.tabs, nil)], in: &appearance) }
      let items = part.stackedLayoutAppearance
      let states: [(String, UIBarItemStateAppearance, _Appearance.Part)] = [
        ("normal", items.normal, .otherTabs), ("selected", items.selected, .selectedTab),
      ]
      for (state, look, color) in states {
        let place = "\(name).stackedLayoutAppearance.\(state)"
        shown += look.titleTextAttributes.show(
          "\(place).titleTextAttributes",
          color,
          in: &appearance
        )
        appearance.set(look.iconColor?._color, of: color)
        shown.append("\(place).iconColor")
      }
    }
    return shown
  }
}

extension UITabBarItem: AppearanceShown {
  func show(in appearance: inout _Appearance) -> [String] {
    let normal = titlesByState[UIControl.State.normal.rawValue] ?? [:]
    let selected = titlesByState[UIControl.State.selected.rawValue] ?? [:]
    let shown = normal.show("setTitleTextAttributes", .otherTabs, in: &appearance)
    return shown.isEmpty
      ? [] : selected.show("setTitleTextAttributes", .selectedTab, in: &appearance)
  }
}

extension UINavigationBar: AppearanceShown {
  func show(in appearance: inout _Appearance) -> [String] {
    appearance.set(tintColorIfSet, of: .navigationTint)
    var shown = ["tintColor", "backgroundColor", "barTintColor"]
    if let color = barTintColor {
      appearance.setBackground(color._color, isVisible: nil, of: .navigation)
    }
    if let color = backgroundColor {
      for bar in [_Appearance.Bar.navigation, .navigationAtEdge] {
        appearance.setBackground(color._color, isVisible: true, of: bar)
      }
    }
    shown += (titleTextAttributes ?? [:])
      .show("titleTextAttributes", .navigationTitle, in: &appearance)
    shown += (largeTitleTextAttributes ?? [:])
      .show("largeTitleTextAttributes", .largeNavigationTitle, in: &appearance)
    // At the scroll edge a bar is the same, without a background.
    shown += standardAppearance.show(
      "standardAppearance",
      on: [(.navigation, nil)],
      in: &appearance
    )
    if let edge = scrollEdgeAppearance {
      shown += edge.show("scrollEdgeAppearance", on: [(.navigationAtEdge, true)], in: &appearance)
    }
    return shown
  }
}

extension UISegmentedControl: AppearanceShown {
  func show(in appearance: inout _Appearance) -> [String] {
    appearance.set(backgroundColor?._color, of: .segments)
    appearance.set(selectedSegmentTintColor?._color, of: .chosenSegment)
    let normal = titlesByState[State.normal.rawValue] ?? [:]
    let selected = titlesByState[State.selected.rawValue] ?? [:]
    var shown = normal.show("setTitleTextAttributes", .segmentTitle, in: &appearance)
    if !shown.isEmpty {
      shown = selected.show("setTitleTextAttributes", .chosenSegmentTitle, in: &appearance)
    }
    return shown + ["backgroundColor", "selectedSegmentTintColor"]
  }
}

extension UISlider: AppearanceShown {
  func show(in appearance: inout _Appearance) -> [String] {
    appearance.set(minimumTrackTintColor?._color ?? tintColorIfSet, of: .minimumTrack)
    appearance.set(maximumTrackTintColor?._color, of: .maximumTrack)
    appearance.set(thumbTintColor?._color, of: .sliderThumb)
    return ["tintColor", "minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"]
  }
}

extension UISwitch: AppearanceShown {
  func show(in appearance: inout _Appearance) -> [String] {
    appearance.set(onTintColor?._color, of: .switchOn)
    appearance.set(thumbTintColor?._color, of: .switchThumb)
    return ["onTintColor", "thumbTintColor"]
  }
}

extension UIPageControl: AppearanceShown {
  func show(in appearance: inout _Appearance) -> [String] {
    appearance.set(currentPageIndicatorTintColor?._color, of: .currentPage)
    appearance.set(pageIndicatorTintColor?._color, of: .otherPages)
    return ["currentPageIndicatorTintColor", "pageIndicatorTintColor"]
  }
}

extension UITableView: AppearanceShown {
  func show(in appearance: inout _Appearance) -> [String] {
    guard appearance.listsAreTables else { return [] }
    appearance.set(backgroundColor?._color, of: .table)
    appearance.set(separatorColor?._color, of: .tableSeparator)
    appearance.hidesTableSeparators = separatorStyle == .none
    return ["backgroundColor", "separatorColor", "separatorStyle"]
  }
}

// MARK: Parts

extension UIBarAppearance: AppearancePart {
  static var untouched: Self { Self() }

  /// Sets the background of bars, and returns the properties of a bar appearance that are shown.
  fileprivate func showBackground(
    _ name: String,
    on bars: [(bar: _Appearance.Bar, isVisible: Bool?)],
    in appearance: inout _Appearance
  ) -> [String] {
    let shown = ["\(name).backgroundColor", "\(name).background"]
    let color = backgroundColor ?? (background == .opaque ? .systemBackground : nil)
    guard color != nil || background != nil else { return shown }
    let isNone = background == .transparent && color == nil
    for (bar, isVisible) in bars {
      appearance.setBackground(color?._color, isVisible: isNone ? false : isVisible, of: bar)
    }
    return shown
  }
}

extension UINavigationBarAppearance {
  fileprivate func show(
    _ name: String,
    on bars: [(bar: _Appearance.Bar, isVisible: Bool?)],
    in appearance: inout _Appearance
  ) -> [String] {
    let titles = titleTextAttributes.show(
      "\(name).titleTextAttributes",
      .navigationTitle,
      in: &appearance
    )
    let largeTitles = largeTitleTextAttributes.show(
      "\(name).largeTitleTextAttributes",
      .largeNavigationTitle,
      in: &appearance
    )
    return showBackground(name, on: bars, in: &appearance) + titles + largeTitles
  }
}

extension UIBarButtonItemAppearance: AppearancePart {
  static var untouched: Self { Self() }
}

extension UITabBarItemAppearance: AppearancePart {
  static var untouched: Self { Self() }
}

extension UIBarItemStateAppearance: AppearancePart {
  static var untouched: Self { Self() }
}

extension [NSAttributedString.Key: Any] {
  /// Sets the colour of a title; returns the property as shown if it has no other attribute.
  @MainActor fileprivate func show(
    _ property: String,
    _ part: _Appearance.Part,
    in appearance: inout _Appearance
  ) -> [String] {
    appearance.set((self[.foregroundColor] as? UIColor)?._color, of: part)
    return keys.allSatisfy { $0 == .foregroundColor } ? [property] : []
  }
}

extension UIView {
  /// The tint; nil for the default.
  fileprivate var tintColorIfSet: Color? { tintColor == .tintColor ? nil : tintColor?._color }
}

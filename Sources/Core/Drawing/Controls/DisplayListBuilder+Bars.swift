internal import Controls
internal import LayoutCore

extension DisplayListBuilder {
  /// Draws the background of a bar's items (D9.14).
  ///
  /// On iOS 26 that is a capsule of glass for those at each side, before that a material at the
  /// bottom of the screen. A navigation bar before glass has no background at rest.
  mutating func drawBar(_ bar: Control.Bar, _ view: PlacedView, _ state: DrawingState) {
    let look = ControlDesign(view.environment)
    let said = view.environment.drawing.barBackground ?? BarBackground()
    switch bar {
    case .navigation: drawNavigationBackground(said, look, view, state)
    case .bottom:
      if said.isVisible ?? !look.isGlass {
        let frame = grid.round(view.frame)
        drawBackground(said.style, frame, reachesBottom: true, look, view, state)
      }
    case .keyboard:
      if !look.isGlass {
        drawBackground(nil, grid.round(view.frame), reachesBottom: false, look, view, state)
      }
    }
    if look.isGlass { drawItems(view, look, state) }
  }

  /// Draws the capsules of items: adjacent ones share one, without spacers.
  ///
  /// A prominent button has one in its own colour; items in the middle of a bottom bar are not as
  /// high as glass and have none.
  private mutating func drawItems(
    _ view: PlacedView,
    _ look: ControlDesign,
    _ state: DrawingState
  ) {
    let sides: [ControlPart] = [.backButton, .leadingItems, .trailingItems, .items, .overflowMenu]
    var capsules: [(part: ControlPart, frame: Rect, color: DisplayColor?)] = []
    for item in parts.parts(of: view.index)
    where sides.contains(item.part) && item.frame.size.isFinite && item.frame.width >= 20
      && item.frame.height >= ControlDesign.glassItem
    {
      let button = hierarchy.views[item.view]
      if case .spacer = button.content { continue }
      if case .control(let control) = button.content, isProminentItem(button) {
        capsules.append((item.part, item.frame, prominentColor(of: control, button)))
      } else if let last = capsules.last, last.part == item.part, last.color == nil,
        item.frame.minX <= last.frame.maxX + 1, last.frame.minX <= item.frame.maxX + 1
      {
        capsules[capsules.count - 1].frame = last.frame.union(item.frame)
      } else {
        capsules.append((item.part, item.frame, nil))
      }
    }
    for capsule in capsules {
      drawGlass(grid.round(capsule.frame), look, state, color: capsule.color)
    }
  }

  /// Draws the background of a bar at the bottom, with a line above it.
  private mutating func drawBackground(
    _ style: StyleValue?,
    _ frame: Rect,
    reachesBottom: Bool,
    _ look: ControlDesign,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    var area = frame
    // The bar extends behind the bottom safe area.
    if reachesBottom { area.size.height = max(writer.list.size.height - area.minY, area.height) }
    let line = Rect(x: area.minX, y: area.minY, width: area.width, height: grid.pixelLength)
    drawBackground(style, area, line: line, look, view, state)
  }

  /// A style, or else the material of bars, and a line of a pixel, which glass does not have.
  mutating func drawBackground(
    _ style: StyleValue?,
    _ area: Rect,
    line: Rect,
    _ look: ControlDesign,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    fill(
      Path(area),
      style ?? StyleValue(.material(.bar)),
      in: area,
      FillValue(isAntialiased: false),
      view.environment,
      view.index,
      state
    )
    if !look.isGlass { fill(Path(line), color(.separator, view), state) }
  }

  // MARK: Items

  /// Whether a control is a button whose capsule of glass its bar draws.
  func isBorderedItem(_ view: PlacedView) -> Bool {
    guard view.environment.system >= .iOS26, isItem(view),
      let item = view.modifiers.last(where: { $0.frame.height >= ControlDesign.glassItem })
    else { return false }
    return item.frame.size.isFinite && parts.styles(of: view).button.isBordered
  }

  private func isProminentItem(_ view: PlacedView) -> Bool {
    isBorderedItem(view) && parts.styles(of: view).button == .borderedProminent
  }

  /// The background of a prominent button: its tint, unless it is disabled.
  private mutating func prominentColor(of control: Control, _ view: PlacedView) -> DisplayColor {
    let isDisabled = view.modifiers.contains { modifier in
      guard case .annotation(let annotation, _) = modifier.content else { return false }
      return annotation.value.isDisabled == true
    }
    if isDisabled { return color(.tertiarySystemFill, view) }
    if case .button(.destructive) = control { return color(.red, view) }
    return tint(view)
  }

  /// Whether a control is an item on glass, which has the colour of labels unless a tint is set.
  func isGlassItem(_ view: PlacedView) -> Bool {
    view.environment.system >= .iOS26 && view.environment.drawing.tint == nil && isItem(view)
  }

  /// Whether a view is an item of a bar.
  private func isItem(_ view: PlacedView) -> Bool {
    guard let part = parts.part(of: view) else { return false }
    switch part.part {
    case .backButton, .leadingItems, .trailingItems, .items, .overflowMenu, .sidebarToggle:
      return true
    case .label, .icon, .minimumValueLabel, .maximumValueLabel, .content, .tabContent, .header,
      .footer, .principalItems, .sidebar, .detail, .value, .currentValueLabel, .track, .spinner,
      .switch, .stepper, .decrementButton, .incrementButton, .fieldText, .option, .segment, .date,
      .time, .colorWell, .chevron, .badge, .disclosureIndicator, .menu, .columnTitle, .tabBar, .tab,
      .navigationBar, .bottomBar, .keyboardBar, .title, .searchField, .toggleRoom,
      .accessoryPanel, .checkmark:
      return false
    }
  }

  /// Draws the chevron of a back button; false if a view is none.
  mutating func drawBackChevron(
    _ part: ControlDrawing.Part,
    in frame: Rect,
    _ view: PlacedView,
    _ state: DrawingState
  ) -> Bool {
    let button = hierarchy.views[part.view]
    guard case .button = part.control, parts.part(of: button)?.part == .backButton else {
      return false
    }
    let color = isGlassItem(button) ? color(.label, view) : tint(view)
    // As large as a chevron of 17 points, semibold (D9.14).
    drawChevron(in: frame.insetBy(dx: -1.8, dy: -3), .back, color, view, state)
    return true
  }

  // MARK: Tabs

  /// Draws the background of the tabs (D9.15): a platter of glass with a capsule behind the
  /// selected tab, before iOS 26 the material of a bar.
  mutating func drawTabBar(_ view: PlacedView, _ state: DrawingState) {
    guard let part = parts.part(of: view), part.part == .tabBar,
      case .tabView(let tabs, let selection) = part.control
    else { return }
    let look = ControlDesign(view.environment)
    let frames = tabs.indices.compactMap { parts.frame(of: .tab($0), in: part.view) }
    guard let first = frames.first else { return }
    let area = frames.dropFirst().reduce(first) { $0.union($1) }
    let isAbove = area.midY < writer.list.size.height / 2
    var said = view.environment.drawing.barBackground ?? BarBackground()
    // On glass there is only a background that is set (D9.15).
    let isUsual = !look.isGlass || said.style != nil
    if let own = view.environment.drawing.appearance?.tabBar { said.include(own.background) }
    if !isAbove, said.isVisible ?? isUsual,
      let bar = parts.frame(of: .tabBar, in: part.view)
    {
      let whole = Rect(x: 0, y: bar.minY, width: writer.list.size.width, height: bar.height)
      drawBackground(said.style, whole, reachesBottom: true, look, view, state)
    }
    if look.isGlass || isAbove {
      let platter = grid.round(area.insetBy(dx: -4, dy: -4))
      drawGlass(platter, look, state)
      if frames.indices.contains(selection) {
        fill(rounded(grid.round(frames[selection]), nil), look.tabSelection, state)
      }
    }
  }

  /// The foreground style of tabs (D9.15).
  func tabStyle(isSelected: Bool, _ view: PlacedView) -> StyleValue {
    let own = view.environment.drawing.appearance?.tabBar
    if isSelected {
      guard let color = own?.selected, view.environment.drawing.tint == nil else {
        return .semantic(.tint)
      }
      return .color(color)
    }
    if let color = own?.others { return .color(color) }
    let look = ControlDesign(view.environment)
    if look.isGlass { return .color(.system(.label)) }
    let grey = look.otherTab
    return .color(ColorValue(red: grey.red, green: grey.green, blue: grey.blue))
  }

  /// Draws the badge of a tab, on its image's upper trailing corner: 20 high, red, with words of 13
  /// points; clear of a title beside the image (D9.15).
  mutating func drawTabBadge(
    _ index: Int,
    beside icon: Rect,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    guard let part = parts.part(of: view), case .tabView(let tabs, _) = part.control,
      tabs.indices.contains(index), let badge = tabs[index].badge
    else { return }
    let width = max(20, 12 + 7.5 * Double(badge.count))
    let isReversed = view.environment.layoutDirection == .rightToLeft
    // An image alone or above its title is in the middle of the tab.
    let middle = parts.frame(of: part.part, in: part.view)?.midX ?? icon.midX
    let isBesideTitle = abs(middle - icon.midX) > 2
    // The distance by which it extends beyond the image: all but 6, or up to 2 before a title.
    let reach = isBesideTitle ? 6 : width - 6
    let frame = grid.round(
      Rect(
        x: isReversed ? icon.minX - reach : icon.maxX + reach - width,
        y: icon.minY - (isBesideTitle ? 10 : 7),
        width: width,
        height: 20
      )
    )
    fill(rounded(frame, nil), color(.red, view), state)
    var environment = view.environment
    environment.drawing.foregroundStyle = .color(.system(.white))
    drawWords(badge, in: frame.insetBy(dx: 2, dy: 1), atMost: 13, environment, state)
  }
}

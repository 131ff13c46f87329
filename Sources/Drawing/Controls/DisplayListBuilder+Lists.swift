internal import Controls
internal import LayoutCore

extension DisplayListBuilder {
  /// What a list draws behind all of its rows, through the safe areas that it touches (D9.5).
  mutating func drawListBackground(
    _ styles: ControlStyles,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    guard let frame = view.scrollGeometry?.frame, frame.size.isFinite,
      hierarchy.showsScrollContentBackground(in: view.index)
    else { return }
    let background: SystemColor =
      styles.list.isGrouped ? .systemGroupedBackground : .systemBackground
    fill(Path(grid.round(frame)), color(background, view), state)
  }

  /// Draws the backgrounds of the rows in a list, and the lines between them (D9.5).
  mutating func drawRows(_ view: PlacedView, _ state: DrawingState) {
    var list = view.parent
    while let index = list {
      if case .control(let control) = hierarchy.views[index].content, control.isList { break }
      list = hierarchy.views[index].parent
    }
    guard let list else { return }
    let styles = parts.styles(of: hierarchy.views[list])
    let look = ControlLook(view.environment)
    // Rows that touch each other share their corners.
    var group: [Row] = []
    for child in hierarchy.children(of: view.index) {
      guard let cell = cell(of: child) else {
        drawRows(group, styles, look, view, state)
        group = []
        continue
      }
      if let last = group.last, cell.frame.minY > last.frame.maxY + 0.5 {
        drawRows(group, styles, look, view, state)
        group = []
      }
      group.append(cell)
    }
    drawRows(group, styles, look, view, state)
  }

  /// The cell of a row and what lies behind it.
  private struct Row {
    let frame: Rect
    let background: ListRowLooks.Background?
    /// What is inherited by what lies behind it.
    let environment: EnvironmentValues
  }

  /// The cell of a row; nil for what is no row.
  private func cell(of view: Int) -> Row? {
    let modifier = hierarchy.views[view].modifiers.last {
      if case .listRow(.row, _)? = $0.content { true } else { false }
    }
    return modifier.map {
      Row(
        frame: $0.frame,
        background: ListRowLooks(of: view, in: hierarchy).background,
        environment: $0.environment
      )
    }
  }

  private mutating func drawRows(
    _ rows: [Row],
    _ styles: ControlStyles,
    _ look: ControlLook,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    guard let first = rows.first else { return }
    let whole = grid.round(rows.dropFirst().reduce(first.frame) { $0.union($1.frame) })
    guard state.shows(whole) else { return }
    var group = DisplayGroup()
    if styles.list.isInset {
      let radius = min(look.sectionRadius, whole.height / 2)
      group.clip = DisplayGroup.Clip(rounded(whole, radius))
    }
    if styles.list.isGrouped {
      let background = color(.secondarySystemGroupedBackground, view)
      fill(group.clip?.path ?? Path(whole), background, state)
    }
    if group.clip != nil { writer.begin(group) }
    for row in rows where state.shows(row.frame) {
      let frame = grid.round(row.frame)
      switch row.background {
      case .style(let style?):
        fill(
          Path(frame),
          style,
          in: frame,
          FillValue(isAntialiased: false),
          view.environment,
          view.index,
          state
        )
      case .views(let make): draw(make(frame.size), in: frame, row.environment, state)
      case .style(nil), nil: break
      }
    }
    if group.clip != nil { writer.end() }
  }

  /// Draws the lines between the rows of all lists that have a row here.
  mutating func drawSeparators(of view: PlacedView, _ state: DrawingState) {
    let look = ControlLook(view.environment)
    let line = look.isGlass ? look.glassSeparator : color(.separator, view)
    let height = look.isGlass ? 1 : grid.pixelLength
    // A line lies in the last points of the row above.
    let seen = result.separators(between: view.index, in: hierarchy) { state.shows($0) }
    for separator in seen where state.shows(separator.frame) {
      let frame = grid.round(separator.frame)
      let path = Path(
        Rect(
          x: frame.minX,
          y: separator.isAbove ? frame.minY : frame.maxY - height,
          width: frame.width,
          height: height
        )
      )
      if let tint = separator.tint {
        let flat = FillValue(isAntialiased: false)
        fill(path, tint, in: frame, flat, view.environment, view.index, state)
      } else {
        fill(path, line, state)
      }
    }
  }

  /// Draws views that lie behind a row, within its frame.
  private mutating func draw(
    _ tree: ViewTree,
    in frame: Rect,
    _ environment: EnvironmentValues,
    _ state: DrawingState
  ) {
    let scene = LayoutScene(
      host: .proposal(ProposedViewSize(width: frame.width, height: frame.height)),
      environment: environment,
      tree: tree
    )
    let elements = elements(of: scene.layout(measurer: result.measurer), size: frame.size)
    guard !elements.isEmpty else { return }
    var group = DisplayGroup()
    group.transform = AffineTransform(translationX: frame.minX, y: frame.minY)
    group.clip = DisplayGroup.Clip(
      Path(Rect(origin: .zero, size: frame.size)),
      FillValue(isAntialiased: false)
    )
    if state.opacity != 1 || state.blendMode != .normal {
      group.isComposited = true
      group.opacity = state.opacity
      group.blendMode = DisplayBlendMode(state.blendMode)
    }
    writer.begin(group)
    for element in elements { writer.add(element) }
    writer.end()
  }
}

internal import Controls
internal import LayoutCore

extension DisplayListBuilder {
  /// What a list draws behind all of its rows, through the safe areas that it touches (D9.5).
  mutating func drawListBackground(
    _ styles: ControlStyles,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    guard let frame = view.scrollGeometry?.frame, frame.size.isFinite else { return }
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
    var group: [(frame: Rect, style: StyleValue?)] = []
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

  /// The frame of a row and the style behind it; nil for what is no row.
  private func cell(of view: Int) -> (frame: Rect, style: StyleValue?)? {
    var style: StyleValue?
    var frame: Rect?
    for modifier in hierarchy.views[view].modifiers {
      if case .listRow(.row, _)? = modifier.content { frame = modifier.frame }
      if case .drawing(.listRowBackground(let own))? = modifier.content { style = own }
    }
    return frame.map { ($0, style) }
  }

  private mutating func drawRows(
    _ rows: [(frame: Rect, style: StyleValue?)],
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
    for row in rows {
      guard let style = row.style, state.shows(row.frame) else { continue }
      let frame = grid.round(row.frame)
      fill(
        Path(frame),
        style,
        in: frame,
        FillValue(isAntialiased: false),
        view.environment,
        view.index,
        state
      )
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
      fill(
        Path(
          Rect(
            x: frame.minX,
            y: frame.maxY - height,
            width: frame.width,
            height: height
          )
        ),
        line,
        state
      )
    }
  }
}

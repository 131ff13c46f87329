internal import Controls
internal import LayoutCore

extension DisplayListBuilder {
  /// Draws a list's background behind all of its rows, through the safe areas it touches (D9.5).
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
    let own = tableAppearance(view)?.background ?? .system(background)
    fill(Path(grid.round(frame)), color(own, or: .clear, view), state)
  }

  /// The app-wide appearance of tables, if a list is one (D9.24).
  private func tableAppearance(_ view: PlacedView) -> ControlAppearance.Table? {
    view.environment.system < .iOS16 ? view.environment.drawing.appearance?.table : nil
  }

  /// Draws the backgrounds of the rows in a list, and the lines between them (D9.5).
  mutating func drawRows(_ view: PlacedView, _ state: DrawingState) {
    guard let styles = listStyles(around: view) else { return }
    let look = ControlDesign(view.environment)
    for group in rowGroups(in: view) { drawRows(group, styles, look, view, state) }
  }

  /// The styles of the list that rows are in.
  private func listStyles(around view: PlacedView) -> ControlStyles? {
    var list = view.parent
    while let index = list {
      let outer = hierarchy.views[index]
      if case .control(let control) = outer.content, control.isList {
        return parts.styles(of: outer)
      }
      list = outer.parent
    }
    return nil
  }

  /// The groups of adjacent rows, which share their corners.
  private func rowGroups(in view: PlacedView) -> [[Row]] {
    var groups: [[Row]] = [[]]
    for child in hierarchy.rows(in: view.index) {
      guard let cell = cell(of: child) else {
        groups.append([])
        continue
      }
      if let last = groups.last?.last, cell.frame.minY > last.frame.maxY + 0.5 {
        groups.append([])
      }
      groups[groups.count - 1].append(cell)
    }
    return groups
  }

  /// The cell of a row and its background.
  private struct Row {
    let view: Int
    let frame: Rect
    let background: ListRowLooks.Background?
    let isSelected: Bool
    /// Whether its selection circle is filled; nil for none.
    let selectionMark: Bool?
    /// The environment of its background.
    let environment: EnvironmentValues
  }

  /// The cell of a row; nil for a view that is no row.
  private func cell(of view: Int) -> Row? {
    let modifier = hierarchy.views[view].modifiers.last {
      if case .listRow(.row, _)? = $0.content { true } else { false }
    }
    return modifier.map {
      let looks = ListRowLooks(of: view, in: hierarchy)
      return Row(
        view: view,
        frame: $0.frame,
        background: looks.background,
        isSelected: looks.isSelected,
        selectionMark: looks.selectionMark,
        environment: $0.environment
      )
    }
  }

  private mutating func drawRows(
    _ rows: [Row],
    _ styles: ControlStyles,
    _ look: ControlDesign,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    guard let whole = area(of: rows), state.shows(whole) else { return }
    let isSidebar = isSidebar(styles, view)
    var group = DisplayGroup()
    if styles.list.isInset, !isSidebar { group.clip = DisplayGroup.Clip(corners(of: whole, look)) }
    if styles.list.isGrouped, !isSidebar {
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
      if row.isSelected {
        let path = isSidebar ? corners(of: frame, look) : Path(frame)
        fill(path, look.selectedRow ?? color(.systemGray4, view), state)
      }
      if let isFilled = row.selectionMark {
        drawSelectionMark(isFilled, in: row.frame, hierarchy.views[row.view], state)
      }
    }
    if group.clip != nil { writer.end() }
  }

  /// Whether rows are on the background of a sidebar, without cards and lines (M7.11).
  private func isSidebar(_ styles: ControlStyles, _ view: PlacedView) -> Bool {
    styles.list == .sidebar && view.environment.horizontalSizeClass == .regular
  }

  /// The union of the cells of adjacent rows; nil for none.
  private func area(of rows: [Row]) -> Rect? {
    rows.first.map { first in
      grid.round(rows.dropFirst().reduce(first.frame) { $0.union($1.frame) })
    }
  }

  /// The outline of a section in an inset list.
  private func corners(of area: Rect, _ look: ControlDesign) -> Path {
    rounded(area, min(look.sectionRadius, area.height / 2))
  }

  /// The outlines of an inset list's sections, for the lines in them, by row.
  private func outlines(in view: PlacedView, _ look: ControlDesign) -> [Int: Path] {
    guard listStyles(around: view)?.list.isInset == true else { return [:] }
    var outlines: [Int: Path] = [:]
    for rows in rowGroups(in: view) {
      guard let first = rows.first, let last = rows.last, let area = area(of: rows) else {
        continue
      }
      let outline = corners(of: area, look)
      (outlines[first.view], outlines[last.view]) = (outline, outline)
    }
    return outlines
  }

  /// Draws the lines between the rows of all lists that have a row here; those in a section end at
  /// its round corners.
  mutating func drawSeparators(of view: PlacedView, _ state: DrawingState) {
    if let styles = listStyles(around: view), isSidebar(styles, view) { return }
    let look = ControlDesign(view.environment)
    let own = tableAppearance(view)
    if own?.hidesSeparators == true { return }
    let line =
      look.isGlass
      ? look.glassSeparator : color(own?.separator ?? .system(.separator), or: .clear, view)
    let height = look.isGlass ? 1 : grid.pixelLength
    // A line is in the last points of the row above.
    let seen = result.separators(between: view.index, in: hierarchy) { state.shows($0) }
    let outlines = seen.contains(where: \.isAroundSection) ? outlines(in: view, look) : [:]
    for separator in seen where state.shows(separator.frame) {
      let outline = separator.isAroundSection ? outlines[separator.row] : nil
      if let outline {
        var group = DisplayGroup()
        group.clip = DisplayGroup.Clip(outline)
        writer.begin(group)
      }
      defer { if outline != nil { writer.end() } }
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

  /// Draws the background views of a row, within its frame.
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

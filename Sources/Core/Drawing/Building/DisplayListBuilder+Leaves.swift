internal import Controls
internal import LayoutCore

extension DisplayListBuilder {
  /// Draws a view itself, whose picture has the filters of the state; each paint of a shape is a
  /// separate picture (D5.3).
  mutating func drawLeaf(_ view: Int, _ state: DrawingState) {
    if case .shape(let shape) = hierarchy.views[view].content, !state.isRedacted {
      return drawShape(shape, hierarchy.views[view], state)
    }
    apart(state) { $0.drawOwn(view, $1) }
  }

  /// Draws a view's content, without its children.
  private mutating func drawOwn(_ view: Int, _ state: DrawingState) {
    let placed = hierarchy.views[view]
    let content = placed.content
    // Unnamed pictures and unknown colours are parts of controls.
    if case .image(nil, _, _) = content, drawPart(placed, state) { return }
    if case .color(nil) = content {
      if let placeholder = placed.placeholder { return drawPlace(of: placeholder, placed, state) }
      if drawPart(placed, state) { return }
    }
    if state.isRedacted, drawRedacted(placed, state) { return }
    switch content {
    case .shape(let shape): drawShape(shape, placed, state)
    case .color(let style): drawColor(style, placed, state)
    case .text, .textRuns, .measuredText:
      if !drawChosenSegment(placed, state) { drawText(placed, state) }
    case .image(let name, _, let capInsets): drawImage(name, capInsets, placed, state)
    case .symbol(let name, let capInsets):
      drawSymbol(
        name,
        in: pixelFrame(of: placed),
        isStretched: capInsets != nil,
        placed,
        state
      )
    case .divider: drawDivider(placed, state)
    case .canvas(_, let drawing): drawCanvas(drawing?.value, placed, state)
    case .control(let control): drawControl(control, placed, state)
    case .rows:
      if hierarchy.areInner(view) { break }
      drawRows(placed, state)
      drawSeparators(of: placed, state)
    case .hStack: drawTabBar(placed, state)
    case .vStack, .zStack, .group, .forEach, .conditional, .geometryReader, .lazyHStack,
      .lazyVStack, .scrollView, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .viewThatFits,
      .layout, .slot, .spacer, .emptyView, .unmadeRows, .layoutSubview, .proxied, .geometryContent,
      .modifier:
      break
    }
  }

  /// A colour or gradient as a view spans its frame in whole pixels (D0.6, D3.14), unless it is
  /// rotated: then its edges are antialiased (D4.2).
  private mutating func drawColor(
    _ style: StyleValue?,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let frame = pixelFrame(of: view)
    guard state.shows(frame), frame.size.isFinite else { return }
    // An unknown colour is a grey.
    fill(
      Path(frame),
      style ?? .color(.system(.systemGray4)),
      in: frame,
      FillValue(isAntialiased: state.isTurned),
      state.environment(of: view),
      view.index,
      state
    )
  }

  /// A line of one pixel in the colour of separators (D9.3).
  private mutating func drawDivider(_ view: PlacedView, _ state: DrawingState) {
    // The answers of an alert of glass are capsules.
    if isGlassDialog(view, state) { return }
    let frame = pixelFrame(of: view)
    fill(
      Path(frame),
      .semantic(.separator),
      in: frame,
      FillValue(isAntialiased: state.isTurned),
      view.environment,
      view.index,
      state
    )
  }

  // MARK: Shapes

  /// Fills a shape with the foreground style unless modifiers draw it, each of them above the one
  /// before (D2.1, D4.20).
  private mutating func drawShape(
    _ shape: BasicShape,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let frame = pixelFrame(of: view)
    guard frame.size.isFinite else { return }
    let shape = hierarchy.shape(shape, of: view.index) { grid.round($0) }
    let environment = state.environment(of: view)
    let direction = environment.layoutDirection
    let path = shape.path(in: frame, direction: direction)
    guard let box = path.boundingRect else { return }
    var isPainted = false
    for modifier in view.modifiers {
      switch modifier.content {
      case .fill(let style, let fill):
        apart(state) {
          $0.fill(path, style, in: box, fill, environment, view.index, $1)
        }
      case .stroke(let style, let line, let isAntialiased):
        apart(state) {
          $0.stroke(
            path,
            style,
            in: box,
            line,
            isAntialiased: isAntialiased,
            environment,
            view.index,
            $1
          )
        }
      case .strokeBorder(let style, let line, let isAntialiased):
        apart(state) {
          $0.stroke(
            shape.insetForBorder(lineWidth: line.lineWidth).path(in: frame, direction: direction),
            style,
            in: box,
            line,
            isAntialiased: isAntialiased,
            environment,
            view.index,
            $1
          )
        }
      case nil: continue
      case .some(let other) where other.role != .drawing: continue
      case .some: continue
      }
      isPainted = true
    }
    if isPainted { return }
    apart(state) {
      $0.fill(path, .level(.primary), in: box, FillValue(), environment, view.index, $1)
    }
  }
}

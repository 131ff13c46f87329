internal import LayoutCore

extension DisplayListBuilder {
  /// Draws the style or the border of a modifier.
  mutating func drawStyle(
    of modifier: ViewHierarchy.Modifier,
    of view: Int,
    _ state: DrawingState
  ) {
    let placed = modifier.placed
    let environment = placed.environment
    guard let content = placed.content else { return }
    if case .border(let style, let width) = content {
      return drawBorder(style, width, of: modifier, view, state)
    }
    guard let style = content.style else { return }
    let frame = pixelFrame(placed.styleFrame ?? placed.frame, of: placed.styleNode ?? placed.node)
    guard let shape = content.layerShape else {
      return fill(Path(frame), style, in: frame, FillValue(), environment, view, state)
    }
    let path = hierarchy.shape(shape, of: view) { grid.round($0) }
      .path(in: frame, direction: environment.layoutDirection)
    if case .material(let material) = style.paint, material.isGlass {
      drawGlassShadow(of: path, ControlDesign(environment), state)
    }
    fill(
      path,
      style,
      in: path.boundingRect ?? frame,
      content.fillValue ?? FillValue(),
      environment,
      view,
      state
    )
  }

  /// Draws the shadow of glass around it, never under it, where it would be visible (D2.21).
  private mutating func drawGlassShadow(
    of path: Path,
    _ look: ControlDesign,
    _ state: DrawingState
  ) {
    guard let box = path.boundingRect, box.size.isFinite else { return }
    for value in look.glassShadows {
      var shadow = DisplayShadow(value, &resolver)
      shadow.isAlone = true
      let reach = DisplayFilter.shadow(shadow).reach
      var outside = Path(box.insetBy(dx: -reach.x, dy: -reach.y))
      outside.addPath(path)
      var clip = DisplayGroup()
      clip.clip = DisplayGroup.Clip(outside, FillValue(isEOFilled: true))
      writer.begin(clip)
      var cast = DisplayGroup()
      cast.filters = [.shadow(shadow)]
      cast.opacity = state.opacity
      cast.blendMode = DisplayBlendMode(state.blendMode)
      writer.begin(cast)
      writer.add(.fill(path, .color(.black), FillValue(), .normal))
      writer.end()
      writer.end()
    }
  }

  /// Draws a border inside of a frame, above its content (D9.3).
  private mutating func drawBorder(
    _ style: StyleValue,
    _ width: Double,
    of modifier: ViewHierarchy.Modifier,
    _ view: Int,
    _ state: DrawingState
  ) {
    let frame = pixelFrame(of: modifier.placed)
    let line = frame.insetBy(dx: width / 2, dy: width / 2)
    guard width > 0, line.width >= 0, line.height >= 0 else { return }
    stroke(
      Path(line),
      style,
      in: frame,
      StrokeValue(lineWidth: width),
      isAntialiased: true,
      modifier.placed.environment,
      view,
      state
    )
  }

  /// Fills a path with a style that spans a rectangle.
  mutating func fill(
    _ path: Path,
    _ style: StyleValue,
    in bounds: Rect,
    _ fill: FillValue,
    _ environment: EnvironmentValues,
    _ view: Int,
    _ state: DrawingState
  ) {
    guard let box = path.boundingRect else { return }
    let resolved = resolve(style, in: bounds, environment, view: view)
    paint(path, box, resolved, fill, state)
  }

  /// Fills a path with a resolved style, its shadows below and inside of it.
  mutating func paint(
    _ path: Path,
    _ box: Rect,
    _ style: ResolvedStyle,
    _ fill: FillValue,
    _ state: DrawingState
  ) {
    let mode = DisplayBlendMode(style.blendMode == .normal ? state.blendMode : style.blendMode)
    guard style.shadows.isEmpty else {
      let inside = style.shadows.filter { $0.kind == .inner }
      return withShadows(style.shadows.filter { $0.kind == .drop }, mode, state) {
        builder,
        inner in
        builder.paint(path, box, style.plain, fill, inner)
        for shadow in inside {
          builder.drawInnerShadow(DisplayShadow(inner: shadow, &builder.resolver), path, fill)
        }
      }
    }
    guard state.shows(box) else { return }
    switch style.paint {
    case .paint(let paint):
      let paint = paint.multiplyingOpacity(by: state.opacity)
      // A clear paint may still erase.
      if paint.isInvisible, mode == .normal { return }
      writer.add(.fill(path, paint, fill, mode))
    case .material(let filter):
      writer.add(
        .backdrop(
          DisplayBackdrop(
            path: path,
            fill: fill,
            filter: filter,
            opacity: style.opacity * state.opacity
          )
        )
      )
    }
  }

  /// Strokes a path with a style that spans a rectangle.
  mutating func stroke(
    _ path: Path,
    _ style: StyleValue,
    in bounds: Rect,
    _ stroke: StrokeValue,
    isAntialiased: Bool,
    _ environment: EnvironmentValues,
    _ view: Int,
    _ state: DrawingState
  ) {
    let resolved = resolve(style, in: bounds, environment, view: view)
    paint(path, resolved, stroke, isAntialiased: isAntialiased, state)
  }

  /// Strokes a path with a resolved style, its shadows below and inside of the line.
  mutating func paint(
    _ path: Path,
    _ resolved: ResolvedStyle,
    _ stroke: StrokeValue,
    isAntialiased: Bool,
    _ state: DrawingState
  ) {
    guard stroke.lineWidth > 0, stroke.lineWidth.isFinite,
      let box = path.strokedBounds(stroke)
    else { return }
    let mode = DisplayBlendMode(
      resolved.blendMode == .normal ? state.blendMode : resolved.blendMode
    )
    guard resolved.shadows.isEmpty else {
      return withShadows(resolved.shadows, mode, state) { builder, inner in
        builder.paint(path, resolved.plain, stroke, isAntialiased: isAntialiased, inner)
      }
    }
    guard state.shows(box) else { return }
    switch resolved.paint {
    case .paint(let paint):
      let paint = paint.multiplyingOpacity(by: state.opacity)
      if paint.isInvisible, mode == .normal { return }
      writer.add(.stroke(path, paint, stroke.cleaned, isAntialiased: isAntialiased, mode))
    case .material(let filter):
      // A backdrop seen through a line: through a mask of it.
      var group = DisplayGroup()
      group.hasMask = true
      writer.begin(group)
      writer.add(
        .backdrop(
          DisplayBackdrop(
            path: Path(box),
            fill: FillValue(),
            filter: filter,
            opacity: resolved.opacity * state.opacity
          )
        )
      )
      writer.mask()
      writer.add(
        .stroke(path, .color(.black), stroke.cleaned, isAntialiased: isAntialiased, .normal)
      )
      writer.end()
    }
  }

  /// Draws the shadows of a style: drop shadows below its paint, inner ones above (D2.18).
  mutating func withShadows(
    _ shadows: [ShadowValue],
    _ mode: DisplayBlendMode,
    _ state: DrawingState,
    _ draw: (inout DisplayListBuilder, DrawingState) -> Void
  ) {
    var group = DisplayGroup()
    // An inner shadow changes no opacity: all drop shadows are of the paint.
    for shadow in shadows where shadow.kind == .inner {
      var inner = DisplayShadow(inner: shadow, &resolver)
      (inner.isInverse, inner.isAbove, inner.blendMode) = (true, true, .sourceAtop)
      group.filters.append(.shadow(inner))
    }
    for shadow in shadows where shadow.kind == .drop {
      group.filters.append(.shadow(DisplayShadow(shadow, &resolver)))
    }
    group.isComposited = true
    group.opacity = state.opacity
    group.blendMode = mode
    var inner = state.insidePicture()
    // Content outside of the picture may cast a shadow into it.
    for filter in group.filters {
      inner.visible = inner.visible.insetBy(dx: -filter.reach.x, dy: -filter.reach.y)
    }
    writer.begin(group)
    draw(&self, inner)
    writer.end()
  }

  /// The blurred outside of a path, moved, within the path.
  private mutating func drawInnerShadow(
    _ shadow: DisplayShadow,
    _ path: Path,
    _ fill: FillValue
  ) {
    guard let box = path.boundingRect else { return }
    let reach = DisplayFilter.shadow(shadow).reach
    var clip = DisplayGroup()
    clip.clip = DisplayGroup.Clip(path, fill)
    writer.begin(clip)
    var alone = shadow
    alone.isAlone = true
    var cast = DisplayGroup()
    cast.filters = [.shadow(alone)]
    writer.begin(cast)
    // The outside: a larger rectangle with a hole.
    var outside = Path(box.insetBy(dx: -2 * reach.x - 1, dy: -2 * reach.y - 1))
    outside.addPath(path)
    writer.add(.fill(outside, .color(.black), FillValue(isEOFilled: true), .normal))
    writer.end()
    writer.end()
  }
}

extension DisplayShadow {
  /// Creates an inner shadow, whose standard colour is stronger (D2.18).
  fileprivate init(inner shadow: ShadowValue, _ resolver: inout StyleResolver) {
    self.init(shadow, &resolver)
    if shadow.color == nil { color = DisplayColor(white: 0, opacity: 0.55) }
  }
}

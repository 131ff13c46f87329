internal import LayoutCore

extension DisplayListBuilder {
  /// Draws the lines of a text, each character where it was measured (D6.1).
  mutating func drawText(_ view: PlacedView, _ state: DrawingState) {
    let frame = view.frame
    // Letters may reach beyond their lines, by no more than a line on each side.
    let reach = max(frame.height.isFinite ? frame.height : 0, 40)
    guard state.shows(frame.insetBy(dx: -reach, dy: -reach)) else { return }
    let look = TextAppearance(view, state.environment(of: view, foreground(of: view, state)), &self)
    if drawSecret(view, state) { return }
    if let drawing = view.textDrawing { return drawText(view, with: drawing, look, state) }
    // The shadows of a text are those of all its lines (D2.18).
    if let shadows = look.shadows {
      return withShadows(shadows, DisplayBlendMode(state.blendMode), state) { builder, inner in
        builder.drawLines(of: view, look, inner)
      }
    }
    drawLines(of: view, look, state)
  }

  private mutating func drawLines(
    of view: PlacedView,
    _ look: TextAppearance,
    _ state: DrawingState
  ) {
    for (origin, line, metrics) in view.glyphLines {
      for run in line.runs {
        let shadows = look.shadows == nil ? look.part(run.run).shadows : []
        if shadows.isEmpty {
          draw(run, from: origin, metrics, look, view, state)
          continue
        }
        withShadows(shadows, DisplayBlendMode(state.blendMode), state) { builder, inner in
          builder.draw(run, from: origin, metrics, look, view, inner)
        }
      }
    }
  }

  /// Draws a run of a line that begins at a point on its baseline.
  mutating func draw(
    _ run: GlyphLine.Run,
    from origin: Point,
    _ metrics: FontMetrics,
    _ look: TextAppearance,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let part = look.part(run.run)
    let baseline = origin.y - part.baselineOffset
    let paint = part.paint.multiplyingOpacity(by: state.opacity)
    let mode = DisplayBlendMode(part.blendMode == .normal ? state.blendMode : part.blendMode)
    switch run.content {
    case .glyphs(let font, let glyphs):
      if glyphs.isEmpty { break }
      let position = writer.font(font, drawing: glyphs.lazy.map(\.number))
      writer.add(
        .text(
          DisplayText(
            string: run.string,
            font: position,
            size: run.size,
            glyphs: glyphs.map {
              DisplayText.Glyph(
                number: $0.number,
                origin: Point(x: origin.x + $0.origin.x, y: baseline + $0.origin.y)
              )
            },
            paint: paint,
            opacity: state.opacity
          ),
          mode
        )
      )
    case .squares(let squares):
      // A square stands on the baseline; a gap separates it from the next.
      var path = Path()
      let gap = run.size * 0.04
      for square in squares where square.width > 0 {
        path.addRect(
          Rect(
            x: origin.x + square.x + gap,
            y: baseline - square.width + gap,
            width: max(square.width - 2 * gap, 0),
            height: max(square.width - 2 * gap, 0)
          )
        )
      }
      if !path.isEmpty { writer.add(.fill(path, paint, FillValue(), mode)) }
    case .image(let image):
      let frame = Rect(
        x: origin.x + run.x,
        y: baseline - image.baseline,
        width: image.size.width,
        height: image.size.height
      )
      drawInline(part, frame, view, state)
    }
    drawLines(of: run, from: origin.x, baseline, metrics, part, paint, mode)
  }

  /// Draws an inline image or symbol in the place of a character.
  private mutating func drawInline(
    _ part: TextAppearance.Part,
    _ frame: Rect,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    guard let symbol = part.symbol else {
      return drawPlaceholder(nil, in: frame, view, state)
    }
    drawSymbol(symbol, in: frame, part.environment, view, state)
  }

  /// Lines under and through a run, over its advances (D6.5).
  private mutating func drawLines(
    of run: GlyphLine.Run,
    from x: Double,
    _ baseline: Double,
    _ metrics: FontMetrics,
    _ part: TextAppearance.Part,
    _ paint: DisplayPaint,
    _ mode: DisplayBlendMode
  ) {
    if run.width <= 0 { return }
    let size = run.size
    // Pango's positions for Inter: an eighth of the size below, a third above; at least a pixel.
    let thickness = max(grid.round(size * 0.06), grid.pixelLength)
    func draw(_ line: TextLineStyle, at y: Double, _ builder: inout DisplayListBuilder) {
      let top = builder.grid.round(y - thickness / 2)
      var path = Path()
      path.move(to: Point(x: x + run.x, y: top + thickness / 2))
      path.addLine(to: Point(x: x + run.x + run.width, y: top + thickness / 2))
      let color = line.color.map { builder.resolver.color($0) }
      builder.writer.add(
        .stroke(
          path,
          color.map { .color($0) } ?? paint,
          StrokeValue(lineWidth: thickness, dash: line.pattern.dash(thickness: thickness)),
          isAntialiased: true,
          mode
        )
      )
    }
    if let underline = part.underline { draw(underline, at: baseline + size * 0.12, &self) }
    if let line = part.strikethrough { draw(line, at: baseline - size * 0.27, &self) }
  }
}

extension TextLineStyle.Pattern {
  /// Dashes and gaps in multiples of the line's thickness.
  fileprivate func dash(thickness: Double) -> [Double] {
    switch self {
    case .solid: []
    case .dot: [1, 2].map { $0 * thickness }
    case .dash: [4, 3].map { $0 * thickness }
    case .dashDot: [4, 3, 1, 3].map { $0 * thickness }
    case .dashDotDot: [4, 3, 1, 3, 1, 3].map { $0 * thickness }
    }
  }
}

/// The styles of a text's parts.
struct TextAppearance {
  /// The styles of a part.
  struct Part {
    var paint: DisplayPaint
    var blendMode: BlendMode
    var shadows: [ShadowValue]
    var underline: TextLineStyle?
    var strikethrough: TextLineStyle?
    var baselineOffset: Double
    /// The symbol in the place of a character.
    var symbol: String?
    var environment: EnvironmentValues
  }

  private var parts: [Part] = []
  /// The shadows that all parts have; nil if there are none, or not the same.
  var shadows: [ShadowValue]? {
    guard let shadows = parts.first?.shadows, !shadows.isEmpty,
      parts.allSatisfy({ $0.shadows == shadows })
    else { return nil }
    return shadows
  }

  /// Resolves the styles of a text's runs, which span its frame (D2.10).
  init(
    _ view: PlacedView,
    _ environment: EnvironmentValues,
    _ builder: inout DisplayListBuilder
  ) {
    guard case .textRuns(let runs) = view.content else {
      parts = [TextAppearance.part(environment, nil, view, &builder)]
      return
    }
    for run in runs {
      var own = environment
      run.change?.apply(to: &own)
      parts.append(TextAppearance.part(own, run.symbol, view, &builder))
    }
  }

  private static func part(
    _ environment: EnvironmentValues,
    _ symbol: String?,
    _ view: PlacedView,
    _ builder: inout DisplayListBuilder
  ) -> Part {
    let style = builder.resolve(.level(.primary), in: view.frame, environment, view: view.index)
    let paint: DisplayPaint
    switch style.paint {
    case .paint(let own): paint = own
    // Letters are no hole in a material: they have the label's colour (D2.17).
    case .material: paint = .color(builder.resolver.color(.system(.label)))
    }
    return Part(
      paint: paint,
      blendMode: style.blendMode,
      shadows: style.shadows,
      underline: environment.drawing.underline,
      strikethrough: environment.drawing.strikethrough,
      baselineOffset: environment.baselineOffset,
      symbol: symbol,
      environment: environment
    )
  }

  /// The styles of a run.
  func part(_ run: Int) -> Part { parts[min(run, parts.count - 1)] }
}

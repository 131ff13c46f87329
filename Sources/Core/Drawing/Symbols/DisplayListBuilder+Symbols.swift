internal import LayoutCore

extension DisplayListBuilder {
  /// Draws a system symbol in the foreground style (D7.3, D7.10).
  ///
  /// - Parameter isStretched: Whether its ink is stretched over the frame (D7.13).
  mutating func drawSymbol(
    _ name: String,
    in frame: Rect,
    isStretched: Bool = false,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    var environment = state.environment(of: view, foreground(of: view, state))
    // A tab bar asks for the filled variant (D7.10).
    if case .tab(let index)? = parts.part(of: view)?.part {
      environment.drawing.symbolVariants.insert(.fill)
      drawSymbol(name, in: frame, isStretched: isStretched, environment, view, state)
      return drawTabBadge(index, beside: frame, view, state)
    }
    drawSymbol(name, in: frame, isStretched: isStretched, environment, view, state)
  }

  /// Draws a symbol: its substitute, scaled into the part of its size that has ink (D7.11), or a
  /// dashed frame with its name if there is none (D7.12).
  mutating func drawSymbol(
    _ name: String,
    in frame: Rect,
    isStretched: Bool = false,
    _ environment: EnvironmentValues,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    guard frame.size.isFinite, frame.width > 0, frame.height > 0, state.shows(frame) else {
      return
    }
    let name = environment.drawing.symbolVariants.applied(to: name)
    let symbol: DrawingSymbol
    do throws(SymbolProblem) {
      symbol = try resources.symbol(named: name)
    } catch {
      switch error {
      case .unknown:
        let problem = DisplayList.Problem.unknownSymbol(name, view: view.source)
        writer.complain(problem.message, about: problem.view)
      case .noFont(let reason): writer.complain(reason, about: nil)
      }
      return drawUnknownSymbol(name, in: frame, environment, view, state)
    }
    var mirroring = SystemSymbol.Mirroring.none
    if environment.layoutDirection == .rightToLeft {
      mirroring = SystemSymbol.mirroring(of: name, locale: environment.locale)
    }
    if let script = SystemSymbol.script(of: name, locale: environment.locale) {
      writer.complain(
        "the symbol '\(name)' is another one in \(script.rawValue), which nothing stands in for; "
          + "that of other languages is drawn",
        about: view.source
      )
    }
    let natural = Rect(origin: .zero, size: SystemSymbol.metrics(of: name).medium)
    var painter = SymbolPainter(
      symbol,
      name,
      in: isStretched ? natural : frame,
      isMirrored: mirroring == .whole,
      environment,
      view.index,
      state
    )
    func draw(_ builder: inout DisplayListBuilder) {
      if isStretched { painter.stretch(over: frame, &builder) } else { painter.draw(&builder) }
    }
    switch mirroring {
    case .none: draw(&self)
    case .places:
      painter.exchangePlaces()
      draw(&self)
    case .whole:
      var group = DisplayGroup()
      group.transform = AffineTransform(a: -1, d: 1, tx: frame.minX + frame.maxX)
      writer.begin(group)
      draw(&self)
      writer.end()
    }
  }

  /// Draws the dashed frame of a symbol without a substitute.
  private mutating func drawUnknownSymbol(
    _ name: String,
    in frame: Rect,
    _ environment: EnvironmentValues,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let width = max(min(frame.width, frame.height) * 0.06, grid.pixelLength)
    let inner = frame.insetBy(dx: width, dy: width)
    guard inner.width > 0, inner.height > 0 else { return }
    let radius = min(inner.width, inner.height) * 0.2
    var path = Path()
    path.addRoundedRect(in: inner, cornerSize: Size(width: radius, height: radius))
    stroke(
      path,
      .level(.primary),
      in: frame,
      StrokeValue(lineWidth: width, dash: [3 * width, 2 * width]),
      isAntialiased: true,
      environment,
      view.index,
      state
    )
    drawWords(name, in: inner.insetBy(dx: width, dy: width), environment, state)
  }

  /// Writes words in the middle of a rectangle, as large as they fit within limits.
  ///
  /// - Parameters:
  ///   - smallest: The smallest size of letters, in points, below which nothing is written.
  ///   - largest: The largest size of letters, in points.
  mutating func drawWords(
    _ words: String,
    in frame: Rect,
    atLeast smallest: Double = 0,
    atMost largest: Double = .infinity,
    weight: TextFont.Weight? = nil,
    _ environment: EnvironmentValues,
    _ state: DrawingState
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    var builder = ViewTreeBuilder()
    builder.leaf(.text(words))
    var own = environment
    own.font = TextFont(size: .points(12), weight: weight)
    own.layoutDirection = .leftToRight
    let scene = LayoutScene(
      host: .proposal(ProposedViewSize(width: nil, height: nil)),
      environment: own,
      tree: builder.finish()
    )
    let layout = scene.layout(measurer: result.measurer)
    let size = layout.windowSize
    guard size.width > 0, size.height > 0, size.isFinite else { return }
    let fitting = min(frame.width / size.width, frame.height / size.height)
    let scale = min(fitting, largest / 12)
    if scale < smallest / 12 { return }
    var group = DisplayGroup()
    group.transform = AffineTransform(
      a: scale,
      d: scale,
      tx: frame.midX - size.width * scale / 2,
      ty: frame.midY - size.height * scale / 2
    )
    guard var inside = state.inside(group.transform) else { return }
    inside.foreground = environment.drawing.foregroundStyle ?? state.foreground
    writer.begin(group)
    var options = DrawingOptions()
    options.resources = resources
    options.scale = grid.displayScale
    var inner = DisplayListBuilder(layout, options)
    inner.isElevated = isElevated
    swap(&inner.writer, &writer)
    inner.drawViews(inside)
    swap(&inner.writer, &writer)
    writer.end()
  }
}

extension SymbolVariants {
  /// The name with the variants that it does not have yet, `fill` last (D7.10).
  func applied(to name: String) -> String {
    if isEmpty { return name }
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.count > 1 && parts.last == "fill"
    if isFilled { parts.removeLast() }
    for (word, variant) in SymbolVariants.named
    where variant != .fill && contains(variant) && !parts.contains(word) {
      parts.append(word)
    }
    if isFilled || contains(.fill) { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

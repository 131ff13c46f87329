internal import LayoutCore

/// Draws what stands in for one symbol.
struct SymbolPainter {
  private var symbol: DrawingSymbol
  private let name: String
  /// Where its ink lies.
  private let room: Rect
  private let bounds: Rect
  /// How thick lines are (D7.12: a tenth of the font's size at the regular weight).
  private let line: Double
  private let environment: EnvironmentValues
  private let view: Int
  private let state: DrawingState
  /// Whether parts have levels of their own (D7.10).
  private let hasLayers: Bool
  /// Whether what is drawn is seen in a mirror, in which slashes stay as they are (D7.23).
  private let isMirrored: Bool

  init(
    _ symbol: DrawingSymbol,
    _ name: String,
    in frame: Rect,
    isMirrored: Bool,
    _ environment: EnvironmentValues,
    _ view: Int,
    _ state: DrawingState
  ) {
    self.name = name
    self.isMirrored = isMirrored
    self.environment = environment
    self.view = view
    self.state = state
    bounds = frame
    // Free on each side are 2 points, above and below one, at the size of the metrics (M2.1).
    let size = SystemSymbol.metrics(of: name).medium
    room = frame.insetBy(
      dx: frame.width * min(2 / size.width, 0.2),
      dy: frame.height * min(1 / size.height, 0.2)
    )
    let points =
      SymbolMetrics.referenceSize * min(frame.width / size.width, frame.height / size.height)
    let weight = TextAttributes(in: environment).weight
    line = points * 0.1 * weight.lineFactor
    switch environment.drawing.symbolRenderingMode {
    case .hierarchical, .palette: hasLayers = true
    case .monochrome, .multicolor, nil: hasLayers = false
    }
    // A glyph with a slash would turn it around.
    let isOfParts = hasLayers || isMirrored && name.contains("slash")
    self.symbol = isOfParts ? symbol.layered.first ?? symbol : symbol
  }

  /// Puts the parts of the symbol into each other's places from left to right (D7.23).
  mutating func exchangePlaces() {
    guard let box = DrawingSymbol.box(of: symbol.ink) else { return }
    symbol.ink = symbol.ink.map { ink in
      guard case .area(let path) = ink else { return ink }
      return .area(SymbolContours(path).mirroredInPlaces(around: box.midX))
    }
  }

  mutating func draw(_ builder: inout DisplayListBuilder) {
    guard let enclosure = symbol.enclosure else {
      return withSlash(&builder) { painter, builder in
        // What has a badge or is crossed out stands back behind it.
        let isBehind = painter.symbol.isSlashed || painter.symbol.badge != nil
        painter.draw(
          painter.placed(painter.symbol.ink, in: painter.room),
          isBehind ? .behind : .ink,
          &builder
        )
      }
    }
    let outline = outline(of: enclosure)
    let side = min(outline.box.width, outline.box.height)
    let inner = outline.box.insetBy(
      dx: (outline.box.width - side * 0.56) / 2,
      dy: (outline.box.height - side * 0.56) / 2
    )
    let ink = placed(symbol.ink, in: inner)
    if !enclosure.isFilled {
      draw([.rim(outline.path)], .rim, &builder)
      return draw(ink, .ink, &builder)
    }
    if hasLayers {
      draw([.area(outline.path)], .area, &builder)
      return draw(ink, .ink, &builder)
    }
    without(ink, &builder) { painter, builder in
      painter.draw([.area(outline.path)], .area, &builder)
    }
  }

  // MARK: Parts

  private func outline(of enclosure: DrawingSymbol.Enclosure) -> (path: Path, box: Rect) {
    let side = min(room.width, room.height)
    let square = Rect(
      x: room.midX - side / 2,
      y: room.midY - side / 2,
      width: side,
      height: side
    )
    var path = Path()
    switch enclosure.shape {
    case .circle:
      path.addEllipse(in: square)
      return (path, square)
    case .square:
      path.addRoundedRect(in: square, cornerSize: Size(width: side * 0.2, height: side * 0.2))
      return (path, square)
    case .rectangle:
      path.addRoundedRect(in: room, cornerSize: Size(width: side * 0.16, height: side * 0.16))
      return (path, room)
    }
  }

  /// Ink scaled into a rectangle, without a change of its proportions.
  private func placed(_ ink: [DrawingSymbol.Ink], in room: Rect) -> [DrawingSymbol.Ink] {
    guard let box = DrawingSymbol.box(of: ink) else { return [] }
    // Lines reach half of their thickness beyond their box.
    var reach = 0.0
    for case .line in ink { reach = line / 2 }
    let width = max(room.width - 2 * reach, room.width / 2)
    let height = max(room.height - 2 * reach, room.height / 2)
    let scale = min(
      box.width > 0 ? width / box.width : .infinity,
      box.height > 0 ? height / box.height : .infinity
    )
    guard scale.isFinite else { return [] }
    let place = AffineTransform(
      a: scale,
      d: scale,
      tx: room.midX - box.midX * scale,
      ty: room.midY - box.midY * scale
    )
    return ink.map { $0.applying(place) }
  }

  /// Draws what is crossed out or has a badge with room around both, and then these.
  private mutating func withSlash(
    _ builder: inout DisplayListBuilder,
    _ draw: (inout SymbolPainter, inout DisplayListBuilder) -> Void
  ) {
    let side = min(room.width, room.height)
    if symbol.isSlashed {
      var path = Path()
      let reach = side * (isMirrored ? -0.46 : 0.46)
      path.move(to: Point(x: room.midX - reach, y: room.midY - side * 0.46))
      path.addLine(to: Point(x: room.midX + reach, y: room.midY + side * 0.46))
      without([.line(path)], thicker: 3, &builder, draw)
      return self.draw([.line(path)], .slash, &builder)
    }
    guard let badge = symbol.badge else { return draw(&self, &builder) }
    let size = side * (badge == .dot ? 0.42 : 0.56)
    let place = Rect(
      x: room.maxX - size,
      y: badge == .dot ? room.minY : room.maxY - size,
      width: size,
      height: size
    )
    var (disc, around) = (Path(), Path())
    disc.addEllipse(in: place)
    around.addEllipse(in: place.insetBy(dx: -line * 0.7, dy: -line * 0.7))
    without([.area(around)], &builder, draw)
    guard case .symbol(let ink) = badge else {
      return self.draw([.area(disc)], .badge, &builder)
    }
    let sign = placed(ink, in: place.insetBy(dx: size * 0.24, dy: size * 0.24))
    without(sign, thicker: 0.7, &builder) { painter, builder in
      painter.draw([.area(disc)], .badge, &builder)
    }
  }

  // MARK: Painting

  /// Draws something with some ink left out of it.
  private mutating func without(
    _ ink: [DrawingSymbol.Ink],
    thicker factor: Double = 1,
    _ builder: inout DisplayListBuilder,
    _ draw: (inout SymbolPainter, inout DisplayListBuilder) -> Void
  ) {
    var group = DisplayGroup()
    group.hasMask = true
    group.isMaskInverse = true
    builder.writer.begin(group)
    draw(&self, &builder)
    builder.writer.mask()
    for ink in ink {
      switch ink {
      case .area(let path), .rim(let path):
        builder.writer.add(.fill(path, .color(.black), FillValue(), .normal))
      case .line(let path):
        builder.writer.add(
          .stroke(path, .color(.black), stroke(line * factor), isAntialiased: true, .normal)
        )
      }
    }
    builder.writer.end()
  }

  private func draw(
    _ ink: [DrawingSymbol.Ink],
    _ part: SymbolPart,
    _ builder: inout DisplayListBuilder
  ) {
    let (style, opacity) = style(of: part)
    var state = state
    state.opacity *= opacity
    for ink in ink {
      switch ink {
      case .area(let path):
        builder.fill(path, style, in: bounds, FillValue(), environment, view, state)
      case .rim(let path):
        var group = DisplayGroup()
        group.clip = DisplayGroup.Clip(path)
        builder.writer.begin(group)
        builder.stroke(
          path,
          style,
          in: bounds,
          StrokeValue(lineWidth: 2 * line),
          isAntialiased: true,
          environment,
          view,
          state
        )
        builder.writer.end()
      case .line(let path):
        builder.stroke(
          path,
          style,
          in: bounds,
          stroke(line),
          isAntialiased: true,
          environment,
          view,
          state
        )
      }
    }
  }

  private func stroke(_ width: Double) -> StrokeValue {
    StrokeValue(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  /// What a part is painted with: the levels of a palette, the first one fainter, or its own colour
  /// (D7.10).
  private func style(of part: SymbolPart) -> (StyleValue, opacity: Double) {
    switch environment.drawing.symbolRenderingMode {
    case .palette: return (.level(part.isSecond ? .secondary : .primary), 1)
    case .hierarchical: return (.level(.primary), part.isSecond ? 0.5 : 1)
    case .multicolor:
      let own = SymbolColors.color(of: part, named: name)
      return (own.map { .color(.system($0)) } ?? .level(.primary), 1)
    case .monochrome, nil: return (.level(.primary), 1)
    }
  }
}

extension TextFont.Weight {
  /// How thick the lines of symbols are beside those of the regular weight (D7.12).
  fileprivate var lineFactor: Double {
    switch self {
    case .ultraLight: 0.4
    case .thin: 0.55
    case .light: 0.8
    case .regular: 1
    case .medium: 1.15
    case .semibold: 1.3
    case .bold: 1.5
    case .heavy: 1.7
    case .black: 1.95
    }
  }
}

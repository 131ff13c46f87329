internal import LayoutCore

/// Draws the substitute of one symbol.
struct SymbolPainter {
  private(set) var symbol: DrawingSymbol
  let name: String
  /// The box of its ink.
  private let room: Rect
  /// The rectangle that its style spans.
  private(set) var bounds: Rect
  /// The thickness of lines (D7.12: a tenth of the font's size at the regular weight).
  let line: Double
  let environment: EnvironmentValues
  let view: Int
  private(set) var state: DrawingState
  /// Whether parts have separate levels (D7.10).
  private let hasLayers: Bool
  /// Whether the drawing is mirrored, but for slashes (D7.23).
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
    // The box of its ink is in the middle of its layout size (M2.1).
    let metrics = SystemSymbol.metrics(of: name)
    let (size, ink) = (metrics.medium, metrics.ink)
    room = frame.insetBy(
      dx: frame.width * (1 - ink.width / size.width) / 2,
      dy: frame.height * (1 - ink.height / size.height) / 2
    )
    let points =
      SymbolMetrics.referenceSize * min(frame.width / size.width, frame.height / size.height)
    let weight = TextAttributes(in: environment).weight
    line = points * 0.1 * weight.lineFactor
    switch environment.drawing.symbolRenderingMode {
    case .hierarchical, .palette: hasLayers = true
    case .monochrome, .multicolor, nil: hasLayers = false
    }
    // Mirroring would turn the slash of a glyph around.
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
    withSlash(&builder) { painter, builder in
      if let enclosure = painter.symbol.enclosure {
        return painter.draw(in: enclosure, &builder)
      }
      // The part behind a badge or slash is secondary.
      let isBehind = painter.symbol.isSlashed || painter.symbol.badge != nil
      painter.draw(
        painter.placed(painter.symbol.ink, in: painter.room),
        isBehind ? .behind : .ink,
        &builder
      )
    }
  }

  /// Draws the enclosure of the symbol, and its ink in that or as a hole of it.
  private mutating func draw(
    in enclosure: DrawingSymbol.Enclosure,
    _ builder: inout DisplayListBuilder
  ) {
    let outline = outline(of: enclosure)
    let side = min(outline.box.width, outline.box.height) * enclosure.shape.shareOfSign
    let inner = outline.box.insetBy(
      dx: (outline.box.width - side) / 2,
      dy: (outline.box.height - side) / 2
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

  /// Draws the symbol at its font's size and stretches the box of its ink over a frame (D7.13).
  mutating func stretch(over frame: Rect, _ builder: inout DisplayListBuilder) {
    guard let box = inkBox, box.width > 0, box.height > 0 else { return }
    let (x, y) = (frame.width / box.width, frame.height / box.height)
    var group = DisplayGroup()
    group.transform = AffineTransform(
      a: x,
      d: y,
      tx: frame.minX - box.minX * x,
      ty: frame.minY - box.minY * y
    )
    guard let inside = state.inside(group.transform) else { return }
    (state, bounds) = (inside, box)
    builder.writer.begin(group)
    draw(&builder)
    builder.writer.end()
  }

  // MARK: Parts

  /// The bounding box of all ink; nil if there is none.
  private var inkBox: Rect? {
    var boxes: [Rect] = []
    if let enclosure = symbol.enclosure { boxes.append(outline(of: enclosure).box) }
    let ink = symbol.enclosure == nil ? placed(symbol.ink, in: room) : []
    boxes += ink.compactMap { ink -> Rect? in
      let reach = if case .line = ink { line / 2 } else { 0.0 }
      return ink.path.boundingRect?.insetBy(dx: -reach, dy: -reach)
    }
    if symbol.isSlashed {
      let reach = slashReach + line / 2
      boxes.append(
        Rect(x: room.midX - reach, y: room.midY - reach, width: 2 * reach, height: 2 * reach)
      )
    } else if let badge = symbol.badge {
      boxes.append(place(of: badge))
    }
    return boxes.reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// The extent of a slash from the middle along each axis.
  private var slashReach: Double { min(room.width, room.height) * 0.46 }

  /// The disc of a badge.
  private func place(of badge: DrawingSymbol.Badge) -> Rect {
    let size = min(room.width, room.height) * (badge == .dot ? 0.42 : 0.56)
    return Rect(
      x: room.maxX - size,
      y: badge == .dot ? room.minY : room.maxY - size,
      width: size,
      height: size
    )
  }

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
    case .outline(let outline):
      guard case .area(let path)? = placed([.area(outline)], in: room).first else {
        return (path, room)
      }
      return (path, path.boundingRect ?? room)
    }
  }

  /// Ink scaled into a rectangle, with its proportions.
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

  /// Draws the part behind a slash or badge with room around both, and then these.
  private mutating func withSlash(
    _ builder: inout DisplayListBuilder,
    _ draw: (inout SymbolPainter, inout DisplayListBuilder) -> Void
  ) {
    if symbol.isSlashed {
      let reach = slashReach
      var path = Path()
      let across = isMirrored ? -reach : reach
      path.move(to: Point(x: room.midX - across, y: room.midY - reach))
      path.addLine(to: Point(x: room.midX + across, y: room.midY + reach))
      without([.line(path)], thicker: 3, &builder, draw)
      return self.draw([.line(path)], .slash, &builder)
    }
    guard let badge = symbol.badge else { return draw(&self, &builder) }
    let place = place(of: badge)
    var (disc, around) = (Path(), Path())
    disc.addEllipse(in: place)
    let reach = place.insetBy(dx: -line * 0.7, dy: -line * 0.7)
    if case .triangle = badge {
      around = SymbolPainter.triangle(in: reach)
    } else {
      around.addEllipse(in: reach)
    }
    without([.area(around)], &builder, draw)
    let sign: [DrawingSymbol.Ink]
    switch badge {
    case .dot: return self.draw([.area(disc)], .badge, &builder)
    case .symbol(let ink):
      sign = placed(ink, in: place.insetBy(dx: place.width * 0.24, dy: place.width * 0.24))
    case .triangle(let ink):
      disc = SymbolPainter.triangle(in: place)
      let room = Rect(
        x: place.midX - place.width * 0.2,
        y: place.minY + place.height * 0.34,
        width: place.width * 0.4,
        height: place.height * 0.5
      )
      sign = placed(ink, in: room)
    }
    without(sign, thicker: 0.7, &builder) { painter, builder in
      painter.draw([.area(disc)], .badge, &builder)
    }
  }

  /// A triangle at the bottom of a rectangle.
  private static func triangle(in rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.midX, y: rect.minY))
    path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
    path.addLine(to: Point(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

extension DrawingSymbol.Enclosure.Shape {
  /// The size of a sign, as a share of the shorter side (D7.12).
  fileprivate var shareOfSign: Double {
    switch self {
    case .circle, .square, .rectangle: 0.56
    case .outline: 0.44
    }
  }
}

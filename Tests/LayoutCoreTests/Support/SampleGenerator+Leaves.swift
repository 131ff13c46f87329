import LayoutCore

// Views without views inside.

extension SampleGenerator {
  private static let texts = [
    "", " ", "a", "Avocado Toast", "Quite a long title that needs several lines to be shown",
    "two\nlines", "trailing feed\n", "Supercalifragilisticexpialidocious",
    "الخبز المحمص بالأفوكادو",
    "👩‍👩‍👧‍👦 family 🇩🇪", "  leading spaces",
  ]

  mutating func leaf() -> Sample {
    switch int(0...19) {
    case 0...2: return .image(length(0...90), length(0...90))
    case 3...6: return .text(pick(Self.texts))
    case 7, 8: return .color
    case 9: return Sample(content: .shape(shape()))
    case 10, 11: return .spacer(pick([nil, nil, 0, 20]))
    case 12: return .divider
    case 13: return resizableImage()
    case 14: return measuredText()
    case 15: return .proxied { .image(width: min($0.size.width / 3, 500), height: 10) }
    case 16: return .empty
    case 17: return Sample(content: .textRuns(runs()))
    case 18: return valueControl()
    default: return canvas()
    }
  }

  private mutating func resizableImage() -> Sample {
    Sample(
      content: .image(
        name: nil,
        size: Size(width: length(1...90), height: length(1...90)),
        capInsets: EdgeInsets(top: length(0...5), leading: length(0...5))
      )
    )
  }

  private mutating func measuredText() -> Sample {
    let natural = Size(width: length(30...150), height: 20)
    let narrower = [0.5, 0.3].map { fraction in
      MeasuredText.Recording(
        size: Size(width: natural.width * fraction, height: 20 / fraction),
        lastBaseline: 20 / fraction - 5
      )
    }
    let text = MeasuredText(
      natural: MeasuredText.Recording(size: natural, lastBaseline: 15),
      narrower: chance(0.7) ? narrower : [],
      firstBaseline: 15,
      metrics: FontMetrics(ascent: 15, descent: 5, leading: chance(0.5) ? 0 : 3, capHeight: 11)
    )
    return Sample(content: .measuredText("measured", text))
  }

  private mutating func runs() -> [TextRun] {
    (0..<int(1...4)).map { _ in
      switch int(0...4) {
      case 0:
        guard chance(0.5) else { return TextRun(symbol: "star.fill") }
        return TextRun(image: Size(width: 12, height: length(1...40)))
      case 1:
        let size = length(5...30)
        return TextRun(
          pick(Self.texts),
          change: EnvironmentChange(name: "font") { $0.font.size = .points(size) }
        )
      default: return TextRun(pick(Self.texts))
      }
    }
  }

  private mutating func shape() -> BasicShape {
    let base: BasicShape = pick([
      .circle, .rectangle, .ellipse, .capsule,
      .roundedRectangle(cornerSize: Size(width: 8, height: 5)), .path(pathElements()),
    ])
    switch int(0...5) {
    case 0: return .inset(base, by: length(-9...60))
    case 1: return .trim(base, from: 0.2, to: 0.7)
    default: return base
    }
  }

  private mutating func pathElements() -> [PathElement] {
    func point() -> Point { Point(x: length(-20...60), y: length(-20...60)) }
    return [.move(point())]
      + (0..<int(0...3)).map { _ in
        switch int(0...3) {
        case 0: return .line(point())
        case 1: return .quadCurve(to: point(), control: point())
        case 2:
          let end = Double(int(0...400))
          return .arc(center: point(), radius: 9, start: 30, end: end, clockwise: chance(0.5))
        default: return .curve(to: point(), control1: point(), control2: point())
        }
      }
  }

  private mutating func canvas() -> Sample {
    var builder = ViewTreeBuilder()
    Sample.text(pick(Self.texts)).add(to: &builder)
    let symbol = CanvasDrawing.Symbol(name: "symbol", tree: builder.finish())
    let items = (0..<int(0...3)).map { _ in CanvasDrawing.Item(operation(depth: 0)) }
    return Sample(content: .canvas(nil, CanvasDrawing(symbols: [symbol], items: items)))
  }

  private mutating func operation(depth: Int) -> CanvasDrawing.Operation {
    let (x, y) = (length(-20...60), length(-20...60))
    switch int(0...(depth < 2 ? 4 : 3)) {
    case 0: return .draw(0, at: { Point(x: x, y: $0.size.height / 2) }, anchor: .center)
    case 1: return .fill(0) { Rect(x: x, y: y, width: $0.symbols[0].firstBaseline, height: y) }
    case 2: return .fillPath(shape()) { Rect(origin: .zero, size: $0.size) }
    case 3:
      return .strokePath(
        shape(),
        { Rect(x: x, y: y, width: $0.size.width / 2, height: 9) },
        lineWidth: { _ in 2 }
      )
    default:
      let items = (0..<int(0...2)).map { _ in CanvasDrawing.Item(operation(depth: depth + 1)) }
      return .context(
        [
          .translate { _ in Point(x: x, y: y) }, .rotate { _ in y },
          .scale { _ in Point(x: 2, y: 1) },
        ],
        items
      )
    }
  }
}

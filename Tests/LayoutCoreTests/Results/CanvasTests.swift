import LayoutCore
import Testing

/// Where the items of a canvas lie (L19.6).
@Suite struct CanvasTests {
  private static let symbols = [symbol("box", 20, 10)]

  private static func symbol(_ name: String, _ width: Double, _ height: Double)
    -> CanvasDrawing.Symbol
  {
    var builder = ViewTreeBuilder()
    builder.leaf(.image(width: width, height: height))
    return CanvasDrawing.Symbol(name: name, tree: builder.finish())
  }

  private func items(
    _ items: [CanvasDrawing.Operation],
    symbols: [CanvasDrawing.Symbol] = symbols,
    isMirrored: Bool = false
  ) -> [CanvasItem] {
    let drawing = CanvasDrawing(symbols: symbols, items: items.map { CanvasDrawing.Item($0) })
    let canvas = Sample(content: .canvas(nil, drawing)).frame(width: 100, height: 60, .leading)
    return SampleScene([canvas]).layout(isMirrored: isMirrored).views[0].drawnItems
  }

  private static let drawn = CanvasDrawing.Operation.draw(
    0,
    at: { _ in Point(x: 30, y: 30) },
    anchor: .center
  )

  @Test func placesAreThoseInTheScene() {
    // The canvas lies at (50, 70).
    #expect(items([Self.drawn]).map(\.frame) == [Rect(x: 70, y: 95, width: 20, height: 10)])
    #expect(items([Self.drawn]) == items([Self.drawn], isMirrored: true))
  }

  @Test func stepsApplyToWhatFollowsThem() {
    let steps: [CanvasDrawing.Step] = [
      .scale { _ in Point(x: 2, y: 2) }, .translate { _ in Point(x: 5, y: 0) },
    ]
    let item = items([.context(steps, [CanvasDrawing.Item(id: "in it", Self.drawn)])])[0]
    // (30, 30) moves by 5 and doubles: its middle is (70, 60).
    #expect(item.frame == Rect(x: 100, y: 120, width: 40, height: 20))
    #expect(item.kind == .context)
    #expect(item.items.map(\.id) == ["in it"])
    #expect(item.items[0].symbol == "box")
  }

  @Test func metricsAreThoseOfTheCanvasAndItsSymbols() {
    let point: CanvasDrawing.Value<Point> = { metrics in
      #expect(metrics.size == Size(width: 100, height: 60))
      #expect(metrics.symbols[0].size == Size(width: 20, height: 10))
      // Without text baselines are at the bottom.
      #expect(metrics.symbols[0].firstBaseline == 10 && metrics.symbols[0].lastBaseline == 10)
      return .zero
    }
    #expect(
      items([.draw(0, at: point, anchor: .topLeading)])[0].frame?.origin == Point(x: 50, y: 70)
    )
  }

  @Test func whatIsNoNumberCountsAsZero() {
    let rect = items([.fill(0) { _ in Rect(x: .nan, y: .infinity, width: 4, height: .nan) }])[0]
    #expect(rect.frame == Rect(x: 50, y: 70, width: 4, height: 0))
    let step = CanvasDrawing.Step.scale { _ in Point(x: .infinity, y: 1) }
    let flat = items([.context([step], [CanvasDrawing.Item(Self.drawn)])])[0]
    #expect(flat.frame == Rect(x: 50, y: 95, width: 0, height: 10))
  }

  @Test func anEmptyPathIsNowhere() {
    let empty = items([.fillPath(.path([])) { _ in .zero }, .layer([], [])])
    #expect(empty.map(\.frame) == [nil, nil])
  }

  @Test func aCanvasWithoutEndDrawsNothing() {
    let drawing = CanvasDrawing(symbols: Self.symbols, items: [CanvasDrawing.Item(Self.drawn)])
    let scene = SampleScene([Sample(content: .canvas(nil, drawing))], host: .proposal(.infinity))
    #expect(scene.layout().views[0].drawnItems.isEmpty)
    #expect(SampleScene([.color]).layout().views[0].drawnItems.isEmpty)
  }
}

import Export
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

@MainActor
@Suite("Canvases in Swift")
struct CanvasTests {
  private func items(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> [CanvasItem] {
    try #require(try Drawn(Canvas(renderer: draw)).views.first).drawnItems
  }

  @Test func pathsLieWhereTheyAreDrawn() throws {
    let items = try items { context, size in
      let rect = CGRect(x: 10, y: 20, width: size.width / 2, height: 5)
      context.fill(Path(ellipseIn: rect), with: .color(.red), style: FillStyle(eoFill: true))
      context.stroke(Path(rect), with: .style(.tint), lineWidth: 4)
    }
    #expect(items.map(\.kind) == [.fill, .stroke])
    #expect(items.map(\.style) == ["red", "tint"])
    #expect(items[0].frame == Rect(x: 10, y: 20, width: 50, height: 5))
    #expect(items[0].fill == FillValue(isEOFilled: true))
    #expect(items[1].frame == Rect(x: 8, y: 18, width: 54, height: 9))
  }

  // The document is written on a thread that has room for guides, while the main actor waits: for
  // ever, if the canvas drew there.
  @Test func aCanvasBesideAGuideDrawsOnTheMainActor() throws {
    let canvas = Canvas { context, _ in
      MainActor.assertIsolated()
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
    }
    let layout = try HostedView(canvas.alignmentGuide(.leading) { _ in 3 }).settle()
    let document = String(decoding: GeometryDocument.json(layout, file: ""), as: UTF8.self)
    #expect(document.contains("\"fill\""))
  }

  // D8.4
  @Test func copiesThatMoveAreContexts() throws {
    let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let items = try items { context, _ in
      context.blendMode = .screen
      for index in 0..<2 {
        var inner = context
        inner.opacity = 0.5
        inner.fill(rect, with: .color(.cyan))
        var other = context
        other.translateBy(x: CGFloat(index) * 5 + 5, y: 0)
        other.scaleBy(x: 2, y: 1)
        other.fill(rect, with: .color(.red))
        other.fill(rect, with: .color(.blue))
      }
      context.fill(rect, with: .color(.cyan))
    }
    #expect(items.map(\.kind) == [.fill, .context, .fill, .context, .fill])
    #expect(items[1].items.map(\.kind) == [.fill, .fill])
    #expect(items[3].frame == Rect(x: 10, y: 0, width: 20, height: 10))
  }

  // D8.4
  @Test func whatACopyDoesIsDoneToWhatItDraws() throws {
    let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let drawn = try Drawn(
      Canvas { context, _ in
        var inner = context
        inner.opacity = 0.5
        inner.blendMode = .multiply
        var other = inner
        other.opacity = 0.25
        other.addFilter(.blur(radius: 2))
        for context in [context, inner, other, inner] { context.fill(rect, with: .color(.red)) }
      }
    )
    guard case .canvas(_, let drawing?) = try #require(drawn.views.first).content,
      let surface = drawn.views.first?.canvasSurface
    else {
      Issue.record("no canvas")
      return
    }
    let states = drawing.value.renderer?(surface).items.map(\.state) ?? []
    #expect(states.map { $0?.opacity } == [nil, 0.5, 0.25, 0.5])
    #expect(states.map { $0?.blendMode } == [nil, .multiply, .multiply, .multiply])
    #expect(states.map { $0?.filters.count } == [nil, 0, 1, 0])
  }

  @Test func layersDrawWithTheTransformAround() throws {
    let items = try items { context, _ in
      context.translateBy(x: 10, y: 10)
      context.drawLayer { layer in
        layer.addFilter(.blur(radius: 2))
        layer.fill(Path(CGRect(x: 1, y: 1, width: 2, height: 2)), with: .color(.red))
      }
    }
    let layer = try #require(items.first?.items.first)
    #expect(layer.kind == .layer)
    #expect(layer.items.map(\.frame) == [Rect(x: 11, y: 11, width: 2, height: 2)])
  }

  @Test func picturesAndTextsAreMeasured() throws {
    let items = try items { context, size in
      let star = context.resolve(Image(systemName: "star"))
      context.draw(star, at: CGPoint(x: star.size.width, y: 0), anchor: .topLeading)
      let text = context.resolve(Text("abc"))
      context.draw(text, at: .zero, anchor: .topLeading)
      let narrow = text.measure(in: CGSize(width: 5, height: 1000))
      context.draw(text, in: CGRect(x: 0, y: 0, width: narrow.width, height: narrow.height))
    }
    #expect(items.map(\.symbol) == ["star", "abc", "abc"])
    #expect(items[0].frame == Rect(x: 20, y: 0, width: 20, height: 20))
    let (wide, narrow) = (try #require(items[1].frame), try #require(items[2].frame))
    #expect(wide.width > narrow.width && wide.height < narrow.height)
  }

  @Test func symbolsAreFoundByTheirTags() throws {
    let canvas = Canvas { context, _ in
      #expect(context.resolveSymbol(id: "c")?.size == nil)
      for tag in ["b", "a"] {
        guard let symbol = context.resolveSymbol(id: tag) else { continue }
        context.draw(symbol, at: CGPoint(x: symbol.size.width, y: 0), anchor: .topLeading)
      }
    } symbols: {
      Rectangle().frame(width: 10, height: 20).tag("a")
      ForEach([30, 40], id: \.self) { Rectangle().frame(width: CGFloat($0), height: 5).tag("b") }
    }
    let drawn = try Drawn(canvas)
    let items = try #require(drawn.views.first).drawnItems
    #expect(drawn.views.count == 1)
    #expect(items.map(\.symbol) == ["b", "a"])
    #expect(
      items.map(\.frame) == [
        Rect(x: 30, y: 0, width: 30, height: 5), Rect(x: 10, y: 0, width: 10, height: 20),
      ]
    )
  }

  @Test func gradientsLieInTheContext() throws {
    let items = try items { context, _ in
      context.fill(
        Path(CGRect(x: 10, y: 10, width: 20, height: 10)),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]),
          startPoint: CGPoint(x: 0, y: 10),
          endPoint: CGPoint(x: 30, y: 20)
        )
      )
    }
    #expect(
      items[0].style
        == StyleValue(
          .linearGradient(
            GradientValue(colors: [.system(.red), .system(.blue)]),
            startPoint: LayoutCore.UnitPoint(x: -0.5, y: 0),
            endPoint: LayoutCore.UnitPoint(x: 1, y: 1)
          )
        )
    )
  }

  @Test func timelinesShowOneMoment() throws {
    struct Moment: TimelineSchedule {
      func entries(from startDate: Date, mode: Mode) -> [Date] {
        [startDate.addingTimeInterval(-5), startDate.addingTimeInterval(-2), .distantFuture]
      }
    }
    let drawn = try Drawn(
      TimelineView(Moment()) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
      }
    )
    #expect(drawn.contents == [.text("-2")])
    let dates = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 10)
      .entries(from: Date(timeIntervalSinceReferenceDate: 25), mode: .normal).prefix(2)
    #expect(dates.map(\.timeIntervalSinceReferenceDate) == [20, 30])
  }
}

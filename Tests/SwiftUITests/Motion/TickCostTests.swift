import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// What a moment costs while one thing moves on a large screen (T1.2, T1.3).
@MainActor
@Suite struct TickCostTests {
  private struct Rows: SwiftUI.View {
    let record: Record
    @SwiftUI.State private var isFaded = false

    var body: some SwiftUI.View {
      let _ = record.action = { isFaded = true }
      ZStack {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<1_000) { row in
            HStack(spacing: 8) {
              SwiftUI.Color.gray.frame(width: 20, height: 20)
              VStack(alignment: .leading, spacing: 4) {
                Text("Row \(row)")
                Text("What is to be said of it")
              }
            }
            .padding(10)
          }
        }
        Rectangle().frame(width: 10, height: 10).opacity(isFaded ? 0 : 1)
      }
    }
  }

  @Test func aTickOfAnOpacityEvaluatesAndMovesNothing() throws {
    let record = Record()
    let screen = movingScreen(Rows(record: record))
    try screen.settle()
    withAnimation(.linear(duration: 3_600)) { record.action?() }
    try screen.settle()
    let before = screen.graph.evaluationCount
    let frames = try #require(screen.layout).layout().views.map(\.frame)
    var time = 0.0
    for _ in 0..<10 {
      time += 1.0 / 60
      try screen.advance(to: time)
      let shown = try screen.shown()
      #expect(shown.views.map(\.frame) == frames)
    }
    #expect(screen.graph.evaluationCount == before)
  }
}

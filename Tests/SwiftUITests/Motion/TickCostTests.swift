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

  /// The shortest of several runs.
  private func shortest(of count: Int, _ body: () throws -> Void) rethrows -> Duration {
    var shortest = Duration.seconds(1_000)
    for _ in 0..<count {
      shortest = min(shortest, try ContinuousClock().measure { try body() })
    }
    return shortest
  }

  @Test func aTickOfAnOpacityEvaluatesAndLaysOutNothing() throws {
    let record = Record()
    let screen = movingScreen(Rows(record: record))
    try screen.settle()
    withAnimation(.linear(duration: 3_600)) { record.action?() }
    try screen.settle()
    let before = screen.graph.evaluationCount
    let scene = try #require(screen.layout).scene
    let measurer = FixedTextMeasurer()
    let layout = shortest(of: 3) { withExtendedLifetime(scene.layout(measurer: measurer)) {} }
    var time = 0.0
    let tick = try shortest(of: 100) {
      time += 1.0 / 60
      try screen.advance(to: time)
      withExtendedLifetime(try screen.shown()) {}
    }
    #expect(screen.graph.evaluationCount == before)
    print("a tick is 1/\(Int(layout / tick)) of a layout in this build")
    #expect(layout / tick > 100)
  }
}

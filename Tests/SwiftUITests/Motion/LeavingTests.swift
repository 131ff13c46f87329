import Drawing
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Many views that leave, and what lies over what (T6.3, T6.4).
@MainActor
@Suite struct LeavingTests {
  private struct Rows: SwiftUI.View {
    let record: Record
    let count: Int
    @SwiftUI.State private var leaves = 0

    var body: some SwiftUI.View {
      let _ = record.action = { leaves += 1 }
      ZStack {
        ForEach(0..<count, id: \.self) { number in
          if leaves == 0 || (leaves == 1 && number % 2 == 1) {
            square(.red, "row\(number)", width: 100, height: 20)
          }
        }
      }
    }
  }

  @Test func thoseThatLeaveTogetherAreShownTogether() throws {
    let record = Record()
    let screen = movingScreen(Rows(record: record, count: 400))
    try screen.settle()
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    let leaving = try screen.shown().leavingViews
    #expect(leaving.map(\.views.count) == [200])
    let names = leaving.flatMap { list in list.views.compactMap { list.result.views[$0].id } }
    #expect(names == stride(from: 0, to: 400, by: 2).map { "row\($0)" })
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.75)
    let both = try screen.shown().leavingViews
    #expect(both.map(\.views.count) == [200, 200])
    #expect(
      both.flatMap { list in list.views.map { list.result.motionEffects(ofView: $0) } }
        == Array(repeating: [.opacity(0.25)], count: 200)
        + Array(repeating: [.opacity(0.75)], count: 200)
    )
    try screen.advance(to: 3)
    #expect(try screen.shown().leavingViews.isEmpty)
    #expect(screen.graph.animations.isEmpty)
  }

  private struct Layers: SwiftUI.View {
    let record: Record
    let zIndex: Double
    @SwiftUI.State private var isThere = true

    var body: some SwiftUI.View {
      let _ = record.action = { isThere.toggle() }
      ZStack {
        square(.blue, "under", width: 100, height: 10)
        if isThere { square(.red, "leaves", width: 100, height: 20).zIndex(zIndex) }
        square(.green, "over", width: 100, height: 30).zIndex(2)
      }
    }
  }

  /// The heights of what is drawn, from back to front, half way.
  private func heights(_ zIndex: Double) throws -> [Double] {
    let record = Record()
    let screen = movingScreen(Layers(record: record, zIndex: zIndex))
    try screen.settle()
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    return try screen.shown().displayList().elements.compactMap { element in
      guard case .fill(let path, _, _, _) = element, let height = path.boundingRect?.height,
        height < 100
      else { return nil }
      return height
    }
  }

  @Test func aPlaceInTheOrderOfDrawingIsKept() throws {
    #expect(try heights(0) == [20, 10, 30])
    #expect(try heights(1) == [10, 20, 30])
    // Of those at the same height what has left is behind.
    #expect(try heights(2) == [10, 20, 30])
    #expect(try heights(3) == [10, 30, 20])
  }
}

import Testing
import ViewGraph

@testable import SwiftUI

/// Views that move in a way that has no meaning (T6.12, T8.1).
@MainActor
@Suite(.serialized) struct MotionWarningTests {
  private func warnings(_ body: () throws -> Void) rethrows -> [String] {
    let write = ViewWarning.write
    defer { ViewWarning.write = write }
    var texts: [String] = []
    ViewWarning.write = { texts.append($0) }
    try body()
    return texts
  }

  private struct Two: SwiftUI.View {
    let isSecondSource: Bool
    @SwiftUI.Namespace private var space

    var body: some SwiftUI.View {
      SwiftUI.Color.red.matchedGeometryEffect(id: "a", in: space)
      SwiftUI.Color.blue.matchedGeometryEffect(id: "a", in: space, isSource: isSecondSource)
    }
  }

  @Test func twoSourcesAreSaid() throws {
    let texts = try warnings { try movingScreen(Two(isSecondSource: true)).settle() }
    #expect(texts == ["the geometry of \"a\" has two sources; the first one counts"])
    #expect(try warnings { try movingScreen(Two(isSecondSource: false)).settle() } == [])
  }

  @Test func noPhasesAreSaid() throws {
    let empty = PhaseAnimator([Int]()) { _ in SwiftUI.Color.red }
    let texts = try warnings { try movingScreen(empty).settle() }
    #expect(texts == ["a PhaseAnimator without phases shows nothing"])
  }
}

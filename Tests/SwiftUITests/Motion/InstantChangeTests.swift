import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Several animated changes of one value at one instant (T4.7).
@MainActor
@Suite struct InstantChangeTests {
  private struct Slide: SwiftUI.ViewModifier, @MainActor Animatable {
    var animatableData: Double

    func body(content: Content) -> some SwiftUI.View { content.offset(x: animatableData) }
  }

  private struct Stage: SwiftUI.View {
    let way: Way
    let record: Record
    @SwiftUI.State private var places: [Double] = [0, 0]
    @SwiftUI.State private var other = 0.0

    var body: some SwiftUI.View {
      let _ =
        record.action = {
          withAnimation(.linear(duration: 1)) { places[0] = 100 }
          withAnimation(.linear(duration: 1)) { other = 100 }
          withAnimation(.linear(duration: 2)) { places[0] = 50 }
        }
      ZStack(alignment: .topLeading) {
        let view = square(.red, "red", width: 10, height: 10)
        switch way {
        case .offset: view.offset(x: places[0])
        case .frame: view.padding(.leading, places[0])
        case .data: view.modifier(Slide(animatableData: places[0]))
        }
        square(.blue, "blue", width: 10, height: 10).offset(x: other)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  enum Way: CaseIterable { case offset, frame, data }

  // A quarter of the way from 0 to 50, as if 100 had never been asked for.
  @Test(arguments: Way.allCases)
  func onlyTheirSumGoesByTheLastAnimation(way: Way) throws {
    let record = Record()
    let screen = movingScreen(Stage(way: way, record: record))
    try screen.settle()
    record.action?()
    try screen.advance(to: 0.5)
    let shown = try screen.shown()
    #expect(abs(try #require(shown.view(withID: "red")).frame.minX - 12.5) < 1e-9)
    // What changes with another animation at that instant keeps its own.
    #expect(abs(try #require(shown.view(withID: "blue")).frame.minX - 50) < 1e-9)
  }
}

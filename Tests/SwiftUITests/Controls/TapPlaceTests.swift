import AccessibilityCore
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// In which coordinates taps say their places (T9.2).
@MainActor @Suite struct TapPlaceTests {
  private let record = Record()

  private func places<Content: SwiftUI.View>(_ view: Content) throws -> [String] {
    let screen = movingScreen(
      view.frame(width: 160, height: 160).coordinateSpace(.named("outer")).padding(20)
    )
    try screen.settle()
    let interactive = InteractiveScreen(GraphScreenBackend(screen), title: "Screen")
    #expect(interactive.tap("red", at: Point(x: 5, y: 6)) == true)
    return record.values
  }

  private func note(_ point: CGPoint) { record.note("\(point.x), \(point.y)") }

  @Test func aTapSaysWhereInTheSpaceThatIsAskedFor() throws {
    // 20×20 in the middle of 160×160, 20 from the screen's corner.
    let red = square(.red, "red", width: 20, height: 20)
    #expect(try places(red.onTapGesture { note($0) }) == ["5.0, 6.0"])
    #expect(
      try places(red.onTapGesture(coordinateSpace: .global) { note($0) }).last == "95.0, 96.0"
    )
    #expect(
      try places(red.onTapGesture(coordinateSpace: .named("outer")) { note($0) }).last
        == "75.0, 76.0"
    )
    let spatial = SpatialTapGesture(coordinateSpace: .global).onEnded { note($0.location) }
    #expect(try places(red.gesture(spatial)).last == "95.0, 96.0")
  }

  @Test func aGestureAroundTheTappedViewHasPlacesOfItsOwn() throws {
    let red = square(.red, "red", width: 20, height: 20)
    #expect(try places(red.padding(7).onTapGesture { note($0) }) == ["12.0, 13.0"])
    #expect(
      try places(red.scaleEffect(2).onTapGesture(coordinateSpace: .global) { note($0) }).last
        == "90.0, 92.0"
    )
  }
}

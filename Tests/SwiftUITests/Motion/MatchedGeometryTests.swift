import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Views that share a frame (T6.10, T6.11).
@MainActor
@Suite struct MatchedGeometryTests {
  private struct Hero: SwiftUI.View {
    let record: Record
    @SwiftUI.State private var isOn = false
    @SwiftUI.Namespace private var names

    var body: some SwiftUI.View {
      let _ = record.action = { isOn.toggle() }
      ZStack(alignment: .topLeading) {
        if isOn {
          square(.red, "second", width: 50, height: 50)
            .matchedGeometryEffect(id: "hero", in: names)
            .offset(x: 100, y: 25)
        } else {
          square(.blue, "first", width: 100, height: 100)
            .matchedGeometryEffect(id: "hero", in: names)
        }
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test func oneViewTakesTheOthersPlace() throws {
    // 100 × 100 at (50, 50) and 50 × 50 at (125, 50): half way both are 75 × 75 at (87.5, 50).
    let record = Record()
    let screen = movingScreen(Hero(record: record))
    try screen.settle()
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    let shown = try screen.shown()
    let expected = Rect(x: 50, y: 12.5, width: 75, height: 75)
    #expect(shown.view(withID: "second")?.frame == expected)
    let leaving = try #require(shown.leavingViews.first)
    #expect(leaving.result.view(withID: "first")?.frame == expected)
    // What is told of the views is where they will be.
    #expect(
      try screen.settle().view(withID: "second")?.frame
        == Rect(x: 100, y: 25, width: 50, height: 50)
    )
    try screen.advance(to: 2)
    #expect(screen.graph.animations.isEmpty)
  }

  private struct Pair: SwiftUI.View {
    var properties = MatchedGeometryProperties.frame
    var anchor = SwiftUI.UnitPoint.center
    @SwiftUI.Namespace private var names

    var body: some SwiftUI.View {
      VStack(alignment: .leading, spacing: 0) {
        square(.red, "source", width: 60, height: 40)
          .matchedGeometryEffect(id: 1, in: names, anchor: anchor)
        SwiftUI.Color.blue.id("follower")
          .matchedGeometryEffect(
            id: 1,
            in: names,
            properties: properties,
            anchor: anchor,
            isSource: false
          )
          .frame(width: 20, height: 20)
      }
    }
  }

  @Test func aFollowerHasTheSourcesFrameAndItsOwnRoom() throws {
    let screen = movingScreen(Pair())
    let result = try screen.settle()
    let source = try #require(result.view(withID: "source")).frame
    #expect(source == Rect(x: 70, y: 70, width: 60, height: 40))
    #expect(result.view(withID: "follower")?.frame == source)
  }

  private struct Growing: SwiftUI.View {
    @SwiftUI.State private var width = 60.0
    @SwiftUI.Namespace private var names

    var body: some SwiftUI.View {
      VStack(alignment: .leading, spacing: 0) {
        SwiftUI.Color.red.id("source").frame(width: width, height: 40)
          .matchedGeometryEffect(id: 1, in: names)
        SwiftUI.Color.blue.id("follower")
          .matchedGeometryEffect(id: 1, in: names, isSource: false)
          .frame(width: 20, height: 20)
      }
      .onAppear { withAnimation(.linear(duration: 1)) { width = 100 } }
    }
  }

  @Test func aFollowerMovesWithTheSource() throws {
    let screen = movingScreen(Growing())
    try screen.settle()
    for (time, width) in [(0.0, 60.0), (0.25, 70), (0.5, 80), (1, 100)] {
      try screen.advance(to: time)
      let shown = try screen.shown()
      let source = try #require(shown.view(withID: "source")).frame
      #expect(abs(source.width - width) < 1e-9)
      #expect(shown.view(withID: "follower")?.frame == source, "at \(time)")
    }
  }

  @Test func itMayFollowInSizeAlone() throws {
    let screen = movingScreen(Pair(properties: .size))
    let follower = try #require(try screen.settle().view(withID: "follower")).frame
    #expect(follower == Rect(x: 50, y: 100, width: 60, height: 40))
  }

  @Test func itMayFollowInPlaceAlone() throws {
    let screen = movingScreen(Pair(properties: .position, anchor: .topLeading))
    let follower = try #require(try screen.settle().view(withID: "follower")).frame
    #expect(follower == Rect(x: 70, y: 70, width: 20, height: 20))
  }
}

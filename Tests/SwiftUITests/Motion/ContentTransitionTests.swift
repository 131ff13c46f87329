import Drawing
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Texts and pictures that become others (T1.16).
@MainActor
@Suite struct ContentTransitionTests {
  private struct Counter: SwiftUI.View {
    let record: Record
    let transition: ContentTransition
    let alignment: SwiftUI.Alignment
    @SwiftUI.State private var number = 1

    var body: some SwiftUI.View {
      let _ = record.action = { number *= 10 }
      Text("\(number)").id("number")
        .contentTransition(transition)
        .padding(5)
        .background(SwiftUI.Color.yellow)
        .frame(maxWidth: .infinity, alignment: alignment)
    }
  }

  private func stage(
    _ transition: ContentTransition,
    _ alignment: SwiftUI.Alignment = .center
  ) throws -> (GraphScreen, Record) {
    let record = Record()
    let screen = movingScreen(
      Counter(record: record, transition: transition, alignment: alignment)
    )
    try screen.settle()
    return (screen, record)
  }

  /// The words that are drawn, with their opacities and where they begin.
  private func texts(_ screen: GraphScreen) throws -> [(opacity: Double, x: Double)] {
    var shift = [0.0]
    var texts: [(opacity: Double, x: Double)] = []
    for element in try screen.shown().displayList().elements {
      if case .begin(let group) = element {
        shift.append((shift.last ?? 0) + group.transform.tx)
      } else if case .end = element {
        shift.removeLast()
      } else if case .fill(let path, .color(let color), _, _) = element, color.red < 0.5,
        let box = path.boundingRect
      {
        texts.append((color.opacity, box.minX + (shift.last ?? 0)))
      }
    }
    return texts
  }

  @Test(arguments: [ContentTransition.opacity, .numericText(), .interpolate])
  func theOldTextFadesIntoTheNewOne(transition: ContentTransition) throws {
    let (screen, record) = try stage(transition, .leading)
    let before = try texts(screen)
    #expect(!before.isEmpty)
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.25)
    let result = try screen.shown()
    let view = try #require(result.view(withID: "number"))
    let fade = try #require(result.contentFade(ofView: view.index))
    #expect(fade.fraction == 0.25)
    #expect(fade.old.view(withID: "number")?.index == fade.view)
    // Layout is that of the new text.
    #expect(view.frame.width > (fade.old.view(withID: "number")?.frame.width ?? .infinity))
    let half = try texts(screen)
    let whole = try #require(before.first).opacity
    #expect(Set(half.map { ($0.opacity / whole * 100).rounded() / 100 }) == [0.75, 0.25])
    try screen.advance(to: 1.5)
    #expect(try screen.shown().contentFade(ofView: view.index) == nil)
    #expect(screen.graph.animations.isEmpty)
  }

  @Test func theOldTextGoesWithTheNewOne() throws {
    let (screen, record) = try stage(.opacity, .trailing)
    withAnimation(.linear(duration: 1)) { record.action?() }
    for time in [0.25, 0.75] {
      try screen.advance(to: time)
      let places = try texts(screen).map(\.x)
      #expect(places.count >= 2)
      #expect(abs((places.min() ?? 0) - (places.first ?? 0)) < 1e-9)
      let view = try #require(try screen.shown().view(withID: "number"))
      #expect(abs((places.min() ?? 0) - view.frame.minX) < 1.5)
    }
  }

  @Test func withoutATransitionTheTextIsAtOnceAnother() throws {
    for (transition, animation) in [
      (ContentTransition.identity, SwiftUI.Animation.linear(duration: 1)), (.opacity, nil),
      (.symbolEffect, .linear(duration: 1)),
    ] {
      let (screen, record) = try stage(transition)
      withAnimation(animation) { record.action?() }
      try screen.advance(to: 0.25)
      let result = try screen.shown()
      let view = try #require(result.view(withID: "number"))
      #expect(result.contentFade(ofView: view.index) == nil)
    }
  }

  @Test func aChangeWithoutAnAnimationEndsTheFading() throws {
    let (screen, record) = try stage(.opacity)
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.25)
    record.action?()
    try screen.advance(to: 0.5)
    let result = try screen.shown()
    let view = try #require(result.view(withID: "number"))
    #expect(result.contentFade(ofView: view.index) == nil)
  }
}

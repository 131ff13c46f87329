import AnimationCore
import Drawing
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// What is shown while values change (T1.1 – T1.11, T4, T5).
@MainActor
@Suite struct MotionTests {
  private struct Stage<Content: SwiftUI.View>: SwiftUI.View {
    let record: Record
    let content: (Bool) -> Content
    @SwiftUI.State private var isOn = false

    var body: some SwiftUI.View {
      let _ = record.action = { isOn.toggle() }
      content(isOn)
    }
  }

  /// A screen whose content depends on a flag, and what toggles that.
  private func stage<Content: SwiftUI.View>(
    @SwiftUI.ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> (GraphScreen, () -> Void) {
    let record = Record()
    let screen = movingScreen(Stage(record: record, content: content))
    try screen.settle()
    return (screen, { record.action?() })
  }

  /// The modifiers that are shown, by their names.
  private func shown(_ screen: GraphScreen) throws -> [ModifierContent] {
    try screen.shown().views.flatMap { $0.modifiers.compactMap(\.content) }
  }

  private func opacity(_ screen: GraphScreen) throws -> Double? {
    try shown(screen).lazy.compactMap { content -> Double? in
      if case .opacity(let opacity) = content { opacity } else { nil }
    }.first
  }

  @Test func anOpacityLiesBehindItsView() throws {
    let (screen, toggle) = try stage { isOn in Rectangle().opacity(isOn ? 0.2 : 1) }
    withAnimation(.linear(duration: 2)) { toggle() }
    try screen.advance(to: 0.5)
    #expect(abs(try #require(try opacity(screen)) - 0.8) < 1e-12)
    // The view itself has changed at once.
    let model = try screen.settle().views.flatMap { $0.modifiers.compactMap(\.content) }
    #expect(model.contains(.opacity(0.2)))
    try screen.advance(to: 3)
    #expect(try opacity(screen) == 0.2)
    #expect(screen.graph.animations.isEmpty)
  }

  @Test func withoutAnAnimationNothingLiesBehind() throws {
    let (screen, toggle) = try stage { isOn in Rectangle().opacity(isOn ? 0.2 : 1) }
    toggle()
    try screen.settle()
    #expect(try opacity(screen) == 0.2)
  }

  @Test func bodiesDoNotRunWhileAnEffectMoves() throws {
    let (screen, toggle) = try stage { isOn in Rectangle().opacity(isOn ? 0 : 1) }
    withAnimation(.linear(duration: 1)) { toggle() }
    try screen.settle()
    let before = screen.graph.evaluationCount
    for step in 1...10 { try screen.advance(to: Double(step) / 20) }
    #expect(screen.graph.evaluationCount == before)
  }

  @Test func aSecondChangeAddsToTheFirst() throws {
    // T4.5: back after a half, 56.25 points are shown at three quarters and 50 at the end of the first.
    let (screen, toggle) = try stage { isOn in
      SwiftUI.Color.red.rotationEffect(.degrees(isOn ? 100 : 0))
    }
    func degrees() throws -> Double? {
      try shown(screen).lazy.compactMap { content -> Double? in
        if case .rotationEffect(let degrees, _) = content { degrees } else { nil }
      }.first
    }
    withAnimation(.linear(duration: 1)) { toggle() }
    try screen.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { toggle() }
    for (time, expected) in [(0.75, 56.25), (1.0, 50), (1.25, 25), (1.5, 0)] {
      try screen.advance(to: time)
      #expect(abs(try #require(try degrees()) - expected) < 1e-9, "at \(time)")
    }
  }

  @Test func aChangeWithoutAnimationShiftsWhatMoves() throws {
    // T4.2: the model jumps, what is under way goes on.
    let (screen, toggle) = try stage { isOn in Rectangle().opacity(isOn ? 0 : 1) }
    withAnimation(.linear(duration: 1)) { toggle() }
    try screen.advance(to: 0.25)
    toggle()
    try screen.settle()
    #expect(abs(try #require(try opacity(screen)) - 1.75) < 1e-12)
  }

  @Test func coloursMoveInLinearLight() throws {
    // T1.9: half way from red to blue.
    let (screen, toggle) = try stage { isOn in
      isOn
        ? SwiftUI.Color(red: 0, green: 0, blue: 1) : SwiftUI.Color(red: 1, green: 0, blue: 0)
    }
    withAnimation(.linear(duration: 1)) { toggle() }
    try screen.advance(to: 0.5)
    let list = try screen.shown().displayList()
    let colors = list.elements.compactMap { element -> DisplayColor? in
      if case .fill(_, .color(let color), _, _) = element { color } else { nil }
    }
    let color = try #require(colors.last)
    #expect(abs(color.red - 0.735357) < 2e-5)
    #expect(abs(color.blue - 0.735357) < 2e-5)
    #expect(color.green == 0)
  }

  @Test func aForegroundStyleMovesForAllInside() throws {
    let (screen, toggle) = try stage { isOn in
      VStack {
        Circle().id("circle")
        Rectangle().id("rectangle").foregroundStyle(.green)
      }
      .foregroundStyle(
        isOn
          ? SwiftUI.Color(red: 0, green: 0, blue: 1) : SwiftUI.Color(red: 1, green: 0, blue: 0)
      )
    }
    withAnimation(.linear(duration: 1)) { toggle() }
    try screen.advance(to: 0.25)
    let result = try screen.shown()
    func style(_ id: String) throws -> StyleValue? {
      try #require(result.view(withID: id)).environment.drawing.foregroundStyle
    }
    guard case .color(let color)? = try style("circle")?.paint,
      case .components(let components) = color.source
    else {
      Issue.record("no colour")
      return
    }
    #expect(abs(components.red - 0.75) < 1e-6)
    #expect(abs(components.blue - 0.25) < 1e-6)
    #expect(try style("rectangle") == .color(.system(.green)))
  }

  private struct Wedge: SwiftUI.Shape {
    var end: Double
    var animatableData: Double {
      get { end }
      set { end = newValue }
    }
    func path(in rect: CGRect) -> SwiftUI.Path {
      SwiftUI.Path(CGRect(x: 0, y: 0, width: end, height: 10))
    }
  }

  @Test func aShapeOfTheUsersIsDrawnFromItsData() throws {
    let (screen, toggle) = try stage { isOn in Wedge(end: isOn ? 30 : 10).fill(.red) }
    withAnimation(.linear(duration: 1)) { toggle() }
    try screen.advance(to: 0.5)
    #expect(
      try screen.shown().displayList().elements.contains { element in
        if case .fill(let path, _, _, _) = element { path.boundingRect?.width == 20 } else { false }
      }
    )
  }

  private struct Counter: SwiftUI.View, @preconcurrency Animatable {
    var number: Double
    let record: Record
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some SwiftUI.View {
      let _ = record.note("\((number * 1000).rounded() / 1000)")
      Text("\(Int(number))")
    }
  }

  @Test func aViewWithDataIsEvaluatedOnItsWay() throws {
    let notes = Record()
    let (screen, toggle) = try stage { isOn in Counter(number: isOn ? 10 : 0, record: notes) }
    withAnimation(.linear(duration: 1)) { toggle() }
    try screen.advance(to: 0.25)
    try screen.advance(to: 0.5)
    try screen.advance(to: 2)
    #expect(notes.values == ["0.0", "0.0", "2.5", "5.0", "10.0"])
  }

  @Test func completionsFollowTheirAnimations() throws {
    let notes = Record()
    let (screen, toggle) = try stage { isOn in Rectangle().opacity(isOn ? 0 : 1) }
    withAnimation(.linear(duration: 1)) {
      toggle()
    } completion: {
      notes.note("done")
    }
    try screen.advance(to: 0.99)
    #expect(notes.values.isEmpty)
    try screen.advance(to: 1.01)
    #expect(notes.values == ["done"])
    withAnimation {
    } completion: {
      notes.note("nothing")
    }
    #expect(notes.values == ["done", "nothing"])
  }

  @Test func theNearestModifierKeepsAnAnimationOut() throws {
    let (screen, toggle) = try stage { isOn in
      Rectangle().opacity(isOn ? 0 : 1).transaction { $0.animation = nil }
    }
    withAnimation(.linear(duration: 1)) { toggle() }
    try screen.advance(to: 0.5)
    #expect(try opacity(screen) == 0)
  }

  @Test func anAnimationOfSomeModifiersIsTheirsAlone() throws {
    let (screen, toggle) = try stage { isOn in
      Rectangle()
        .rotationEffect(.degrees(isOn ? 90 : 0))
        .animation(.linear(duration: 2)) { $0.opacity(isOn ? 0 : 1) }
    }
    toggle()
    try screen.advance(to: 0.5)
    #expect(try opacity(screen) == 0.75)
    #expect(
      try shown(screen).contains { content in
        if case .rotationEffect(let degrees, _) = content { degrees == 90 } else { false }
      }
    )
  }

  @Test func everythingIsWhereItBelongsWithoutAnimations() throws {
    let (screen, toggle) = try stage { isOn in Rectangle().opacity(isOn ? 0 : 1) }
    screen.graph.clock.animates = false
    withAnimation(.linear(duration: 1)) { toggle() }
    try screen.advance(to: 0.5)
    #expect(try opacity(screen) == 0)
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.8])
  func rightToLeftIsAMirrorAtEveryMoment(time: Double) throws {
    func frames(_ direction: LayoutCore.LayoutDirection) throws -> [Rect] {
      let record = Record()
      let view = Stage(record: record) { isOn in
        HStack(spacing: 0) {
          square(.red, "red", width: isOn ? 100 : 50, height: 40).offset(x: isOn ? 10 : 0)
          square(.blue, "blue", width: 50, height: 40)
        }
        .frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
      }
      let screen = movingScreen(view, direction: direction)
      try screen.settle()
      withAnimation(.spring) { record.action?() }
      try screen.advance(to: time)
      let shown = try screen.shown()
      return try ["red", "blue"].map { try #require(shown.view(withID: $0)).frame }
    }
    for (left, right) in zip(try frames(.leftToRight), try frames(.rightToLeft)) {
      #expect(abs(left.minX - (200 - right.maxX)) < 1e-9)
      #expect(left.size == right.size)
    }
  }

  @Test func theWayToATimeDoesNotMatter() throws {
    func frame(at times: [Double]) throws -> Rect? {
      let (screen, toggle) = try stage { isOn in
        square(.red, "red", width: 40, height: 40).offset(x: isOn ? 100 : 0)
      }
      withAnimation(.bouncy) { toggle() }
      for time in times { try screen.advance(to: time) }
      return try screen.shown().view(withID: "red")?.frame
    }
    #expect(try frame(at: [0.3]) == frame(at: [0.1, 0.107, 0.2, 0.3]))
  }
}

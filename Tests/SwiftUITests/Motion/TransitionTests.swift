import Drawing
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Views that come and go (T6).
@MainActor
@Suite struct TransitionTests {
  private struct Stage: SwiftUI.View {
    let transition: AnyTransition?
    let record: Record
    @SwiftUI.State var isThere: Bool

    var body: some SwiftUI.View {
      let _ = record.action = { isThere.toggle() }
      ZStack {
        if isThere {
          if let transition {
            inside.transition(transition)
          } else {
            inside
          }
        }
      }
    }

    private var inside: some SwiftUI.View {
      square(.red, "red", width: 100, height: 50)
        .onAppear { record.note("appear") }
        .onDisappear { record.note("disappear") }
    }
  }

  private func stage(
    _ transition: AnyTransition?,
    isThere: Bool
  ) throws -> (GraphScreen, Record) {
    let record = Record()
    let screen = movingScreen(Stage(transition: transition, record: record, isThere: isThere))
    try screen.settle()
    record.values = []
    return (screen, record)
  }

  /// What is done to the only view that comes or goes.
  private func effects(_ screen: GraphScreen) throws -> [ModifierContent] {
    let result = try screen.shown()
    let coming = result.views.flatMap { result.motionEffects(ofView: $0.index) }
    let leaving = ([nil] + result.views.map(Optional.some)).flatMap { container in
      result.leavingViews(in: container).flatMap { views in
        views.views.flatMap { views.result.motionEffects(ofView: $0) }
      }
    }
    return coming + leaving
  }

  private func shift(_ effects: [ModifierContent]) -> Point? {
    let frame = Rect(x: 0, y: 0, width: 100, height: 50)
    return effects.lazy.compactMap { effect in
      effect.effect(on: frame, direction: .leftToRight).map {
        Point(x: $0.transform.tx, y: $0.transform.ty)
      }
    }.first
  }

  @Test func aViewFadesUnlessItSaysOtherwise() throws {
    let (screen, record) = try stage(nil, isThere: false)
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.25)
    #expect(try effects(screen) == [.opacity(0.25)])
    // It is there for assistive technology, and has appeared.
    #expect(record.values == ["appear"])
    try screen.advance(to: 1.5)
    #expect(try effects(screen).isEmpty)
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 1.75)
    #expect(try effects(screen) == [.opacity(0.75)])
    #expect(try screen.settle().view(withID: "red") == nil)
    #expect(record.values == ["appear"])
    try screen.advance(to: 3)
    #expect(try effects(screen).isEmpty)
    #expect(record.values == ["appear", "disappear"])
  }

  @Test func withoutAnAnimationItIsGoneAtOnce() throws {
    let (screen, record) = try stage(.slide, isThere: true)
    record.action?()
    try screen.settle()
    #expect(try effects(screen).isEmpty)
    #expect(record.values == ["disappear"])
  }

  @Test func itMovesToAnEdge() throws {
    let (screen, record) = try stage(.move(edge: .bottom), isThere: true)
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    #expect(shift(try effects(screen)) == Point(x: 0, y: 25))
  }

  @Test func itSlidesInFromTheLeadingEdge() throws {
    let (screen, record) = try stage(.slide, isThere: false)
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    #expect(shift(try effects(screen)) == Point(x: -50, y: 0))
  }

  private struct ScaleAndFade: SwiftUI.ViewModifier {
    let isActive: Bool
    func body(content: Content) -> some SwiftUI.View {
      content.scaleEffect(isActive ? 0.1 : 1).opacity(isActive ? 0 : 1)
    }
  }

  @Test func modifiersOfTheUsersAreBetweenTheirStates() throws {
    let (screen, record) = try stage(
      .modifier(active: ScaleAndFade(isActive: true), identity: ScaleAndFade(isActive: false)),
      isThere: false
    )
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    #expect(
      try effects(screen) == [.opacity(0.5), .scaleEffect(x: 0.55, y: 0.55, anchor: .center)]
    )
  }

  @Test func blurReplaceLeaves() throws {
    let (screen, record) = try stage(AnyTransition(.blurReplace), isThere: true)
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    #expect(
      try effects(screen) == [
        .opacity(0.5), .scaleEffect(x: 0.95, y: 0.95, anchor: .center),
        .drawing(.blur(radius: 3.5, isOpaque: false)),
      ]
    )
  }

  @Test func itComesBackWhileItLeaves() throws {
    let (screen, record) = try stage(.opacity, isThere: true)
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    #expect(try screen.settle().view(withID: "red") != nil)
    #expect(record.values.isEmpty)
    try screen.advance(to: 3)
    #expect(try effects(screen).isEmpty)
    #expect(record.values.isEmpty)
  }

  @Test func onlyOpacityIsLeftOfMotionThatIsNotWanted() throws {
    struct Reduced: SwiftUI.View {
      let record: Record
      @SwiftUI.State private var isThere = false
      var body: some SwiftUI.View {
        let _ = record.action = { isThere = true }
        ZStack { if isThere { SwiftUI.Color.red.transition(.slide) } }
          .environment(\.accessibilityReduceMotion, true)
      }
    }
    let record = Record()
    let screen = movingScreen(Reduced(record: record))
    try screen.settle()
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    #expect(try effects(screen) == [.opacity(0.5)])
  }

  @Test func whatLeavesIsDrawnBehindWhatStays() throws {
    struct Rows: SwiftUI.View {
      let record: Record
      @SwiftUI.State private var numbers = [1, 2, 3]
      var body: some SwiftUI.View {
        let _ = record.action = { numbers = [1, 3] }
        VStack(spacing: 0) {
          ForEach(numbers, id: \.self) { number in
            square(number == 2 ? .red : .blue, "row\(number)", width: 100, height: 20)
          }
        }
      }
    }
    let record = Record()
    let screen = movingScreen(Rows(record: record))
    try screen.settle()
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    let result = try screen.shown()
    // The rows close up while the one between them fades where it was.
    #expect(result.view(withID: "row1")?.frame == Rect(x: 50, y: 75, width: 100, height: 20))
    #expect(result.view(withID: "row3")?.frame == Rect(x: 50, y: 105, width: 100, height: 20))
    let fills = result.displayList().elements.compactMap { element -> (Rect, DisplayPaint)? in
      guard case .fill(let path, let paint, _, _) = element, let box = path.boundingRect else {
        return nil
      }
      return (box, paint)
    }
    #expect(fills.map(\.0.minY) == [0, 90, 75, 105])
  }
}

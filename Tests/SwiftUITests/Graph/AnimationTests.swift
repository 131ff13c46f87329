import Testing

@testable import SwiftUI

/// A view that shows the data that is animated.
private struct Meter: View, Animatable {
  var amount: Double

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var body: some View { Text(verbatim: "\(animatableData)") }
}

/// A modifier with animated data, as old code writes it.
private struct Inset: AnimatableModifier {
  var amount: CGFloat

  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.padding(amount) }
}

/// A vector of one's own.
private struct Pair: VectorArithmetic {
  var x: Double
  var y: Double

  static var zero: Pair { Pair(x: 0, y: 0) }
  static func + (first: Pair, second: Pair) -> Pair {
    Pair(x: first.x + second.x, y: first.y + second.y)
  }
  static func - (first: Pair, second: Pair) -> Pair {
    Pair(x: first.x - second.x, y: first.y - second.y)
  }
  mutating func scale(by factor: Double) {
    x *= factor
    y *= factor
  }
  var magnitudeSquared: Double { x * x + y * y }
}

private struct Mover<Value: VectorArithmetic> {
  var from: Value
  var to: Value

  func value(at fraction: Double) -> Value {
    var way = to - from
    way.scale(by: fraction)
    return from + way
  }
}

@MainActor
@Suite struct AnimationTests {
  @Test func animationsThatBeginEachOtherForEverEnd() {
    var count = 0
    func animate() {
      withAnimation(.easeInOut) {
        count += 1
      } completion: {
        animate()
      }
    }
    animate()
    #expect(count == AnimationCompletions.limit + 1)
  }

  /// The animation of the transaction in which a change is made.
  private func animation(of change: (SwiftUI.Binding<Int>) -> Void) -> Animation? {
    var found: Animation?
    change(Binding<Int>(get: { 0 }, set: { found = $1.animation }))
    return found
  }

  // V7.9
  @Test func changesAreMadeWithTheAnimationAroundThem() {
    let slow = Animation.easeOut(duration: 2).delay(1).speed(0.5)
    #expect(animation { $0.animation(slow).wrappedValue = 1 } == slow)
    #expect(animation { $0.animation(.bouncy).wrappedValue = 1 } == .bouncy)
    #expect(animation { $0.wrappedValue = 1 } == nil)
  }

  /// The control points are those of CSS, the springs those that Apple documents.
  @Test func namesAreCurves() {
    #expect(Animation.easeIn(duration: 1) == .timingCurve(0.42, 0, 1, 1, duration: 1))
    #expect(Animation.easeOut(duration: 1) == .timingCurve(0, 0, 0.58, 1, duration: 1))
    #expect(Animation.easeInOut(duration: 1) == .timingCurve(0.42, 0, 0.58, 1, duration: 1))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(
      Animation.interactiveSpring(response: 0.2, dampingFraction: 0.5)
        == .spring(response: 0.2, dampingFraction: 0.5, blendDuration: 0.25)
    )
    let stiff = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 10)
    #expect(stiff == .interpolatingSpring(stiffness: 100, damping: 10))
    #expect(stiff != .interpolatingSpring(stiffness: 100, damping: 20))
  }

  // T2.10
  @Test func theDefaultIsASpringThatIsDampedCritically() {
    #expect(Animation.default == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.default == .spring(response: 0.5, dampingFraction: 1))
  }

  @Test func whatIsDoneToAnAnimationAddsUp() {
    #expect(Animation.linear.delay(1).delay(2) == .linear.delay(3))
    #expect(Animation.linear.speed(2).speed(3) == .linear.speed(6))
    #expect(Animation.linear.repeatCount(3) != .linear.repeatCount(3, autoreverses: false))
    #expect(Animation.linear.repeatCount(3) != .linear.repeatForever())
  }

  /// Once a change is over, views have the data that it ends in.
  @Test func dataEndsWhereItIsToGo() throws {
    #expect(try HostedView(Meter(amount: 4)).texts() == ["4.0"])
    let inner = try HostedView(Text("a").frame(width: 50, height: 20)).frames()["a"]
    let padded = VStack(spacing: 0) {
      Text("a").frame(width: 50, height: 20).modifier(Inset(amount: 7))
      Text("b").frame(height: 20)
    }
    let frames = try HostedView(padded).frames()
    #expect(frames["a"]?.size == inner?.size)
    let centres = (frames["a"]?.midY ?? 0, frames["b"]?.midY ?? 0)
    #expect(centres.1 - centres.0 == 27)
  }

  @Test func vectorsGoTheirWayInParts() {
    let mover = Mover(from: Pair(x: 1, y: 2), to: Pair(x: 3, y: -2))
    #expect(mover.value(at: 0.25) == Pair(x: 1.5, y: 1))
    let pair = Mover(from: AnimatablePair(1.0, CGFloat(0)), to: AnimatablePair(2, 8))
    #expect(pair.value(at: 0.5) == AnimatablePair(1.5, 4))
    #expect(pair.to.magnitudeSquared == 68)
    #expect(
      Pair(x: 1, y: 2).interpolated(towards: Pair(x: 3, y: -2), amount: 1.5) == Pair(x: 4, y: -4)
    )
  }

  /// An animation that moves in steps of its own, and counts how often it is asked.
  private struct Stairs: CustomAnimation {
    let steps: Double

    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? {
      context.state[Count.self] += 1
      context.isLogicallyComplete = time >= 0.5
      return time < 1
        ? value.interpolated(towards: .zero, amount: 1 - floor(time * steps) / steps) : nil
    }

    private struct Count: AnimationStateKey {
      static var defaultValue: Int { 0 }
    }
  }

  // T4.8
  @Test func anAnimationOfOnesOwnMovesWhatItIsGiven() {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    let stairs = Animation(Stairs(steps: 4))
    #expect(stairs.animate(value: 100, time: 0.6, context: &context) == 50)
    #expect(context.isLogicallyComplete)
    #expect(stairs.speed(2).animate(value: 100, time: 0.3, context: &context) == 50)
    #expect(stairs.delay(1).animate(value: 100, time: 0.5, context: &context) == 0)
    #expect(!context.isLogicallyComplete)
    #expect(stairs.animate(value: 100, time: 1, context: &context) == nil)
    #expect(stairs == Animation(Stairs(steps: 4)))
    #expect(stairs != Animation(Stairs(steps: 5)))
  }

  /// T3.6, T3.7: what has data moves as its data do.
  @Test func springsMoveWhatHasData() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let start = CGPoint(x: 10, y: 0)
    let end = CGPoint(x: 110, y: -50)
    let middle = spring.value(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.2)
    let way = spring.value(target: 1.0, time: 0.2)
    #expect(abs(middle.x - (10 + 100 * way)) < 1e-9 && abs(middle.y + 50 * way) < 1e-9)
    let rest = spring.settlingDuration(
      fromValue: start,
      toValue: end,
      initialVelocity: .zero,
      epsilon: 0.001
    )
    #expect(rest > spring.settlingDuration)
  }

  private struct Leaving: View {
    let record: Record
    let transition: AnyTransition
    @State private var isShown = true

    var body: some View {
      let _ = record.action = { isShown = false }
      VStack {
        if isShown {
          Text("old").transition(transition).onDisappear { record.note("gone") }
        } else {
          Text("new").onAppear { record.note("come") }
        }
      }
    }
  }

  private func order(_ transition: AnyTransition) throws -> [String] {
    let record = Record()
    let screen = screen(Leaving(record: record, transition: transition))
    try screen.settle()
    record.action?()
    try screen.settle()
    return record.values
  }

  /// V1.6: a view that goes at once is gone before another one comes, with any transition after it.
  @Test func theWayOutDecidesWhenAViewIsGone() throws {
    #expect(try order(.asymmetric(insertion: .opacity, removal: .identity)) == ["gone", "come"])
    #expect(try order(.asymmetric(insertion: .identity, removal: .opacity)) == ["come", "gone"])
    #expect(try order(.identity.combined(with: .identity)) == ["gone", "come"])
    #expect(try order(.identity.combined(with: .scale)) == ["come", "gone"])
  }

  /// T8.1: layout is that of the phase that the view is on its way to.
  @Test func phasesGoOnFromTheFirst() throws {
    let view = Text("a").frame(height: 20)
      .phaseAnimator([10.0, 40]) { content, phase in
        VStack(spacing: 0) {
          content
          Text(verbatim: "\(phase)").frame(height: phase)
        }
      }
    let frames = try HostedView(view).frames()
    #expect(frames.keys.sorted() == ["40.0", "a"])
    #expect(abs((frames["a"]?.midY ?? 0) - (844 / 2 - 20)) < 1e-6)
  }

  private struct Reader: View {
    @SwiftUI.Environment(\.contentTransition) private var transition
    let record: Record

    var body: some View {
      let _ = record.note(transition == .numericText() ? "numbers" : "other")
      Text("1")
    }
  }

  @Test func transitionsOfContentAreInTheEnvironment() throws {
    let record = Record()
    let view = VStack {
      Reader(record: record)
      Reader(record: record).contentTransition(.numericText())
    }
    try screen(view).settle()
    #expect(record.values == ["other", "numbers"])
  }
}

import AnimationCore
import Testing

/// Animations that add to others and go step by step (T4.5, T10.4).
@Suite struct AddedAnimationTests {
  private static let spring = ResolvedAnimation.fluidSpring(
    FluidSpring(response: 0.5, dampingFraction: 0.8)
  )
  fileprivate static let courses: [ResolvedAnimation] = [
    .delayed(spring, by: 0.1), .sped(spring, by: 1.5), .custom(ResolvedCustomAnimation(Chase())),
    .repeated(spring, count: 3, autoreverses: false),
  ]

  /// A curve to 100 in a second, on whose way something else makes that 40.
  private func turned(by course: ResolvedAnimation) -> Animator<Double> {
    var animator = Animator(100.0, course: .timing(.linear, duration: 1), start: 0)
    animator.change(by: -60, course: course, at: 0.3)
    return animator
  }

  // T10.1
  @Test(arguments: courses)
  func whatIsShownDoesNotDependOnWhatWasShownBefore(course: ResolvedAnimation) {
    var often = turned(by: course)
    for step in 0..<150 {
      let time = 0.3 + Double(step) * 0.0173
      var once = turned(by: course)
      let (later, first) = (often.displacement(at: time), once.displacement(at: time))
      #expect(later == first)
    }
  }

  // A delayed spring does not take over from a curve: it is simulated with what is left of the way at each
  // step. The numbers are of another program.
  @Test(arguments: [(0.35, 35), (0.5, 48.3758934), (0.7, 52.9232685), (0.9, 52.8042704)])
  func aDelayedSpringPullsAtACurve(time: Double, value: Double) throws {
    var animator = turned(by: .delayed(Self.spring, by: 0.1))
    let displacement = animator.displacement(at: time)
    #expect(abs(40 + (try #require(displacement)) - value) < 1e-6)
  }

  @Test(arguments: courses)
  func itIsDoneWhenItSaysSo(course: ResolvedAnimation) {
    let end = turned(by: course).end
    var (before, after) = (turned(by: course), turned(by: course))
    let (earlier, later) = (
      before.displacement(at: end - 0.004), after.displacement(at: end + 1e-6)
    )
    #expect(earlier != nil)
    #expect(later == nil)
  }

  // T4.8; what is chased from 1.9 seconds on is there 0.1 seconds later.
  @Test func aCourseThatTakesOverEndsByItsOwnTime() {
    let course = ResolvedAnimation.custom(ResolvedCustomAnimation(Chase(takesOver: true)))
    var animator = Animator(100.0, course: course, start: 0)
    animator.change(by: -60, course: course, at: 1.9)
    #expect(abs(animator.end - 2) < 0.004)
  }
}

/// A course that comes nearer from call to call, for two seconds.
private struct Chase: ResolvedCustomAnimation.Base {
  var takesOver = false

  private struct Place<Value> {
    var value: Value
    var time: Double
  }

  var identity: AnyHashable { takesOver }

  func animate<Value: VectorArithmetic>(
    _ interval: Value,
    time: Double,
    memory: inout CustomAnimationMemory<Value>
  ) -> Value? {
    let key = ObjectIdentifier(Chase.self)
    var place = memory.values[key] as? Place<Value> ?? Place(value: .zero, time: 0)
    place.value += (interval - place.value).scaled(by: 2 * (time - place.time))
    place.time = time
    memory.values[key] = place
    return time > 2 ? nil : place.value
  }

  func shouldMerge<Value: VectorArithmetic>(
    previous: ResolvedAnimation,
    _ interval: Value,
    time: Double,
    memory: inout CustomAnimationMemory<Value>
  ) -> Bool { takesOver }
}

import AnimationCore
import Synchronization
import Testing

/// What never ends, and what is given numbers that make no sense (T3.13).
struct EndlessAnimationTests {
  private static let undamped = ResolvedAnimation.fluidSpring(
    FluidSpring(response: 0.1, dampingFraction: 0)
  )
  private static let spring = ResolvedAnimation.fluidSpring(
    FluidSpring(response: 0.5, dampingFraction: 0.7)
  )

  private func behind(_ course: ResolvedAnimation, at time: Double) -> Double? {
    var animator = Animator(100.0, course: course, start: 0)
    return animator.displacement(at: time)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      undamped, .repeated(undamped, count: 3, autoreverses: true), undamped.sped(by: 1e12),
      undamped.delayed(by: 1), .logicallyComplete(undamped, after: 1),
      .fluidSpring(FluidSpring(response: .infinity, dampingFraction: 1)),
      .interpolatingSpring(InterpolatingSpring(stiffness: 100, damping: 0)),
    ]
  )
  func whatSwingsForEverHasNoEndAndIsFollowedForAnHourOnly(course: ResolvedAnimation) {
    #expect(Animator(100.0, course: course, start: 0).end == .infinity)
    for time in [1, 3_600, 1e9] {
      #expect(behind(course, at: time).map { abs($0) <= 101 } == true)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func whatTakesOverAndSwingsForEverHasNoEnd() {
    var animator = Animator(100.0, course: Self.spring, start: 0)
    animator.change(by: 50, course: Self.undamped, at: 0.1)
    #expect(animator.end == .infinity)
    var added = Animator(100.0, course: .timing(.linear, duration: 1), start: 0)
    added.change(by: 50, course: Self.undamped.delayed(by: 0.1), at: 0.1)
    #expect(added.end == .infinity)
  }

  @Test(arguments: [24.0, 100, 1e9, .infinity])
  func muchDampingIsSlow(damping: Double) {
    let course = ResolvedAnimation.fluidSpring(FluidSpring(response: 0.5, dampingFraction: damping))
    let places = [0.1, 0.5, 2, 20].compactMap { behind(course, at: $0) }
    #expect(places == places.sorted() && places.allSatisfy { $0 >= -100 && $0 <= 0 })
  }

  @Test(arguments: [Double.nan, 0, -1, .infinity])
  func aSpringBlendsFromTheStiffestWhereTheLastOneHasNoResponse(response: Double) {
    func place(_ response: Double, at time: Double) -> Double? {
      var animator = Animator(
        100.0,
        course: .fluidSpring(FluidSpring(response: response, dampingFraction: 1)),
        start: 0
      )
      let next = FluidSpring(response: 0.5, dampingFraction: 1, blendDuration: 0.1)
      animator.change(by: 50, course: .fluidSpring(next), at: 0)
      animator.change(by: 50, course: .fluidSpring(next), at: 0.01)
      return animator.displacement(at: time)
    }
    let last = FluidSpring(response: 0.5, dampingFraction: 1, blendDuration: 0.1)
    #expect(abs(last.response(replacing: response, after: 0) - 0.0296) < 1e-4)
    #expect(last.response(replacing: response, after: 0.1) == 0.5)
    #expect(place(response, at: 0.2)?.isFinite == true)
  }

  @Test(arguments: [Double.nan, 0, -1])
  func aBlendOfNoTimeIsNone(duration: Double) {
    let spring = FluidSpring(response: 0.5, dampingFraction: 1, blendDuration: duration)
    #expect(spring.response(replacing: 2, after: 0) == 0.5)
  }

  @Test func speeds() {
    let line = ResolvedAnimation.timing(.linear, duration: 1)
    for course in [line, Self.spring] {
      // As fast as it was, for ever where it begins, and at once.
      #expect(behind(course.sped(by: .nan), at: 0.25) == behind(course, at: 0.25))
      for speed in [0.0, -1] {
        #expect(behind(course.sped(by: speed), at: 1e6) == -100)
        #expect(course.sped(by: speed).removalTime(of: 1.0) == .infinity)
      }
      #expect(behind(course.sped(by: .infinity), at: 0) == nil)
      #expect(course.sped(by: .infinity).removalTime(of: 1.0) == 0)
    }
    let forEver = ResolvedAnimation.repeated(line, count: nil, autoreverses: true)
    #expect(forEver.sped(by: .infinity).removalTime(of: 1.0) == 0)
    #expect(forEver.sped(by: .infinity).logicalCompletionTime(of: 1.0) == 0)
  }

  @Test func delays() {
    let line = ResolvedAnimation.timing(.linear, duration: 1)
    #expect(behind(line.delayed(by: .nan), at: 0.25) == -75)
    // It has been going on for a while.
    #expect(behind(line.delayed(by: -0.5), at: 0.25) == -25)
    #expect(line.delayed(by: -0.5).removalTime(of: 1.0) == 0.5)
    #expect(line.delayed(by: -2).removalTime(of: 1.0) == 0)
    #expect(behind(line.delayed(by: .infinity), at: 1e9) == -100)
    #expect(line.delayed(by: .infinity).removalTime(of: 1.0) == .infinity)
  }

  @Test func springsByTheirFormula() {
    for (stiffness, velocity) in [(Double.infinity, 0.0), (.nan, 0), (0, .nan)] {
      let spring = InterpolatingSpring(
        mass: 0,
        stiffness: stiffness,
        damping: 10,
        initialVelocity: velocity
      )
      let course = ResolvedAnimation.interpolatingSpring(spring)
      #expect(behind(course, at: 0) == nil)
      #expect(course.removalTime(of: 1.0) == 0)
      #expect(course.logicalCompletionTime(of: 1.0) == 0)
    }
    for velocity in [Double.nan, .infinity] {
      func course(_ velocity: Double) -> ResolvedAnimation {
        .interpolatingSpring(
          InterpolatingSpring(stiffness: 100, damping: 10, initialVelocity: velocity)
        )
      }
      #expect(behind(course(velocity), at: 0.1) == behind(course(0), at: 0.1))
    }
  }

  @Test func passesWithoutNumber() {
    let line = ResolvedAnimation.timing(.linear, duration: 1e-300)
    let forEver = ResolvedAnimation.repeated(line, count: nil, autoreverses: true)
    #expect(behind(forEver, at: 1) != nil)
    for count in [0, -3] {
      let course = ResolvedAnimation.repeated(
        .timing(.linear, duration: 1),
        count: count,
        autoreverses: true
      )
      #expect(course.removalTime(of: 1.0) == 1)
    }
  }

  /// A course of a user's that never ends and counts how often it is asked.
  private final class Counting: ResolvedCustomAnimation.Base {
    let asks = Mutex(0)

    var identity: AnyHashable { ObjectIdentifier(self) }

    func animate<Value: VectorArithmetic>(
      _ interval: Value,
      time: Double,
      memory: inout CustomAnimationMemory<Value>
    ) -> Value? {
      asks.withLock { $0 += 1 }
      return interval
    }
  }

  // A minute of 300 steps a second, once for all that change by as much.
  @Test func theEndOfAnOwnCourseIsSearchedForOnce() {
    let base = Counting()
    let course = ResolvedAnimation.custom(ResolvedCustomAnimation(base))
    for start in 0..<5 {
      #expect(Animator(100.0, course: course, start: Double(start)).end == .infinity)
    }
    #expect(base.asks.withLock { $0 } <= 18_001)
  }

  @Test func anOwnCourseIsAskedForTenMinutesOnly() {
    let base = Counting()
    #expect(behind(.custom(ResolvedCustomAnimation(base)), at: 1e9) == 0)
    #expect(base.asks.withLock { $0 } <= 180_002)
  }
}

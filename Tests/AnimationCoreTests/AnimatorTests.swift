import AnimationCore
import Testing

struct AnimatorTests {
  private static let courses: [ResolvedAnimation] = [
    .timing(.easeInOut, duration: 0.35), .timing(.linear, duration: 1),
    .curve(.circularEaseOut, duration: 0.7),
    .fluidSpring(FluidSpring(response: 0.5, dampingFraction: 1)),
    .fluidSpring(FluidSpring(response: 0.5, dampingFraction: 0.7)),
    .interpolatingSpring(InterpolatingSpring(stiffness: 100, damping: 10)),
    .delayed(.timing(.easeIn, duration: 1), by: 0.5),
    .sped(.fluidSpring(FluidSpring(response: 0.5, dampingFraction: 0.8)), by: 2),
    .repeated(.timing(.easeOut, duration: 0.3), count: 3, autoreverses: true),
    .repeated(
      .repeated(
        .fluidSpring(FluidSpring(response: 0.2, dampingFraction: 1)),
        count: 2,
        autoreverses: true
      ),
      count: 2,
      autoreverses: false
    ),
  ]
  fileprivate static let spring = ResolvedAnimation.fluidSpring(
    FluidSpring(response: 0.4, dampingFraction: 0.6, blendDuration: 0.2)
  )

  @Test(arguments: courses)
  func animationsEndAtTheValue(course: ResolvedAnimation) {
    for interval in [1.0, -148.25, 1e-3] {
      let animator = Animator(interval, course: course, start: 2)
      let end = animator.end
      #expect(end > 2 && end.isFinite)
      #expect(animator.asked(at: 2) == -interval)
      #expect(animator.asked(at: end + 1e-6) == nil)
    }
  }

  @Test(arguments: courses)
  func whatIsShownDoesNotDependOnWhatWasShownBefore(course: ResolvedAnimation) {
    var often = Animator(VectorOfFour([1, -20, 300, 0]), course: course, start: 0)
    for step in 0..<200 {
      let time = Double(step) * 0.0173
      var once = Animator(VectorOfFour([1, -20, 300, 0]), course: course, start: 0)
      let (later, first) = (often.displacement(at: time), once.displacement(at: time))
      #expect(later == first)
    }
  }

  @Test(arguments: courses)
  func aSpringThatTakesOverKeepsTheValue(course: ResolvedAnimation) throws {
    for time in stride(from: 0.05, to: 0.3, by: 0.05) {
      var animator = Animator(100.0, course: course, start: 0)
      let before = 100 + (try #require(animator.asked(at: time)))
      animator.change(by: 50, course: Self.spring, at: time)
      let after = 150 + (try #require(animator.asked(at: time)))
      #expect(abs(before - after) < 1e-9)
      #expect(animator.asked(at: animator.end + 1e-6) == nil)
    }
  }

  @Test func aSpringThatReplacesASpringKeepsItsVelocity() throws {
    var animator = Animator(100.0, course: Self.spring, start: 0)
    let time = 0.1
    let velocity = try #require(animator.speed(at: time))
    #expect(abs(velocity) > 100)
    animator.change(
      by: -100,
      course: .fluidSpring(FluidSpring(response: 1, dampingFraction: 1)),
      at: time
    )
    #expect(try #require(animator.speed(at: time)) == velocity)
  }

  // T3.10; by another program it is slow after 1.456667 seconds: what goes back has no size to be near to.
  @Test func aSpringThatGoesBackIsDoneOnceItIsSlow() {
    let course = ResolvedAnimation.fluidSpring(FluidSpring(response: 0.5, dampingFraction: 1))
    var animator = Animator(100.0, course: course, start: 0)
    animator.change(by: -100, course: course, at: 0.2)
    #expect(abs(animator.end - 1.45666667) < 1e-6)
    #expect(animator.asked(at: animator.end + 1e-6) == nil)
  }

  @Test func aCurveReplacedByASpringBeginsAtRest() throws {
    var animator = Animator(100.0, course: .timing(.linear, duration: 1), start: 0)
    animator.change(by: 50, course: Self.spring, at: 0.5)
    #expect(try #require(animator.speed(at: 0.5)) == 0)
  }

  @Test func aDelayIsNotPaidTwice() throws {
    let course = ResolvedAnimation.delayed(Self.spring, by: 0.5)
    var animator = Animator(100.0, course: course, start: 0)
    let velocity = try #require(animator.speed(at: 0.7))
    animator.change(by: 20, course: course, at: 0.7)
    #expect(try #require(animator.speed(at: 0.7)) == velocity)
    #expect(try #require(animator.asked(at: 0.71)) > -120 + 1)
    // With another delay it adds, and waits.
    var other = Animator(100.0, course: course, start: 0)
    other.change(by: 20, course: .delayed(Self.spring, by: 0.25), at: 0.7)
    #expect(other.speed(at: 0.7) == nil)
  }

  @Test func anEvenNumberOfPassesEndsAtTheStart() throws {
    let course = ResolvedAnimation.repeated(
      .timing(.linear, duration: 1),
      count: 2,
      autoreverses: true
    )
    let animator = Animator(10.0, course: course, start: 0)
    #expect(try #require(animator.asked(at: 1)) == 0)
    #expect(try #require(animator.asked(at: 2)) == -10)
    #expect(animator.asked(at: 2.001) == nil)
  }

  // T10.3; 3 · 0.35 is less than 1.05 in its last bit.
  @Test func theInstantBetweenTwoPassesBelongsToTheEarlier() throws {
    for passes in 1...40 {
      let time = (Double(passes) * 35).rounded() / 100
      let forever = ResolvedAnimation.repeated(
        .timing(.easeInOut, duration: 0.35),
        count: nil,
        autoreverses: false
      )
      #expect(try #require(Animator(10.0, course: forever, start: 0).asked(at: time)) == 0)
      let even = ResolvedAnimation.repeated(
        .timing(.easeInOut, duration: 0.35),
        count: 2 * passes,
        autoreverses: true
      )
      #expect(try #require(Animator(10.0, course: even, start: 0).asked(at: 2 * time)) == -10)
    }
  }

  @Test func whatHasNoDurationIsImmediate() {
    for course in [
      ResolvedAnimation.timing(.linear, duration: 0), .timing(.linear, duration: -1),
      .timing(.linear, duration: .nan), .delayed(.timing(.linear, duration: 0), by: 3),
      .repeated(.timing(.linear, duration: 0), count: nil, autoreverses: true),
    ] {
      let animator = Animator(10.0, course: course, start: 0)
      #expect(animator.asked(at: 0) == nil)
      #expect(animator.end == 0)
    }
  }

  /// T3.13: whatever a spring is given, what is shown is a number.
  @Test func springsOfNoNumbersMove() {
    for response in [-1, 0, Double.nan, .infinity] {
      for damping in [-2, 0, Double.nan] {
        let spring = FluidSpring(response: response, dampingFraction: damping)
        let animator = Animator(10.0, course: .fluidSpring(spring), start: 0)
        for time in [0.1, 1, 10] {
          #expect((animator.asked(at: time) ?? 0).isFinite, "\(response), \(damping) at \(time)")
        }
      }
    }
  }

  // T4.7
  @Test func ofSeveralChangesAtOneInstantTheSumGoesByTheLastAnimation() {
    let (first, last) = (
      ResolvedAnimation.timing(.linear, duration: 1), ResolvedAnimation.timing(.linear, duration: 2)
    )
    var begun = Animator(100.0, course: first, start: 0)
    begun.change(by: -150, course: last, at: 0)
    let single = Animator(-50.0, course: last, start: 0)
    var changed = Animator(200.0, course: first, start: 0)
    var other = changed
    changed.change(by: 100, course: Self.spring, at: 0.5)
    changed.change(by: -150, course: last, at: 0.5)
    other.change(by: -50, course: last, at: 0.5)
    for time in [0.5, 0.75, 1.5, 1.9, 3] {
      #expect(begun.asked(at: time) == single.asked(at: time))
      #expect(changed.asked(at: time) == other.asked(at: time))
    }
  }

  // What is done at once is not taken back.
  @Test func aChangeAfterOneThatIsImmediateIsItsOwn() throws {
    var animator = Animator(100.0, course: .timing(.linear, duration: 0), start: 0)
    animator.change(by: -50, course: .timing(.linear, duration: 1), at: 0)
    #expect(try #require(animator.asked(at: 0.5)) == 25)
  }

  @Test func whatRepeatsForEverHasNoEnd() {
    let course = ResolvedAnimation.repeated(
      .timing(.linear, duration: 1),
      count: nil,
      autoreverses: false
    )
    var animator = Animator(10.0, course: course, start: 0)
    #expect(animator.end == .infinity)
    #expect(animator.asked(at: 1e6 + 0.25) == -7.5)
    // A curve ends it, and nothing is left of it (T4.6).
    animator.change(by: -10, course: .timing(.linear, duration: 1), at: 1e6 + 0.25)
    #expect(animator.asked(at: 1e6 + 1.5) == nil)
  }
}

/// Expectations cannot ask what changes by being asked.
extension Animator {
  fileprivate func asked(at time: Double) -> Value? {
    var copy = self
    return copy.displacement(at: time)
  }

  fileprivate func speed(at time: Double) -> Value? {
    var copy = self
    return copy.velocity(at: time)
  }
}

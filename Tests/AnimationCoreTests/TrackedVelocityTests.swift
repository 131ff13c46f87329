import AnimationCore
import Testing

/// How fast values are that nothing animates (T4.9).
struct TrackedVelocityTests {
  @Test func aValueThatStaysSlowsDown() throws {
    var velocity = TrackedVelocity<Double>()
    #expect(velocity.velocity(at: 0) == nil)
    for (value, time) in [(1.0, 1.0), (2, 2), (4, 3)] { velocity.append(value, at: time) }
    #expect(velocity.velocity(at: 3) == 1.25)
    // 0.998 for each thousandth of a second.
    #expect(abs(try #require(velocity.velocity(at: 3.1)) - 1.25 * 0.818567) < 1e-5)
    #expect(velocity.velocity(at: 5.001) == nil)
    // What comes much later has no part in it.
    velocity.append(100, at: 6)
    #expect(velocity.velocity(at: 6) == 0)
  }

  @Test func onlySpringsBeginWithAVelocity() throws {
    let spring = ResolvedAnimation.fluidSpring(FluidSpring(response: 0.5, dampingFraction: 1))
    for (course, factor) in [
      (spring, 1.0), (.sped(spring, by: 2), 1), (.timing(.linear, duration: 1), 0),
      (.logicallyComplete(spring, after: 1), 1),
    ] {
      var animator = Animator(0.001, course: course, start: 0, velocity: 60)
      let moved = 0.001 + (animator.displacement(at: 1.0 / 300) ?? .nan)
      // A step at that velocity, of which a quick spring takes a little; the clock of one that is sped
      // up makes two.
      #expect(abs(moved - factor * 0.2) < 0.03, "\(course)")
    }
  }

  @Test(arguments: [0.0, 0.1, 0.3])
  func theEndIsTheSameWheneverItIsAskedFor(asked: Double) {
    let spring = ResolvedAnimation.fluidSpring(
      FluidSpring(response: 0.4, dampingFraction: 0.6, blendDuration: 0.2)
    )
    var animator = Animator(100.0, course: spring, start: 0, velocity: -500)
    let end = animator.end
    _ = animator.displacement(at: asked)
    #expect(animator.end == end)
    // Also after another spring has taken over.
    animator.change(by: 50, course: spring, at: asked)
    let next = animator.end
    _ = animator.displacement(at: asked + 0.2)
    #expect(animator.end == next)
    let (before, after) = (
      animator.displacement(at: next - 1.0 / 299), animator.displacement(at: next)
    )
    #expect(before != nil && after == nil)
  }

  /// What adds to what runs goes on where that is, as fast as that is.
  @Test(arguments: [0.1, 0.35, 0.6])
  func retargetingKeepsValueAndVelocity(time: Double) throws {
    let courses: [ResolvedAnimation] = [
      .timing(.easeInOut, duration: 1), .curve(.circularEaseIn, duration: 0.8),
      .fluidSpring(FluidSpring(response: 0.9, dampingFraction: 0.6)),
      .interpolatingSpring(InterpolatingSpring(stiffness: 100, damping: 10)),
    ]
    let next: [ResolvedAnimation] = [
      .timing(.easeIn, duration: 1), .fluidSpring(FluidSpring(response: 0.7, dampingFraction: 0.8)),
    ]
    for course in courses {
      for other in next {
        var animator = Animator(100.0, course: course, start: 0)
        /// The place, of a model that goes from 0 to 100 and to 150.
        func place(_ at: Double, _ model: Double) -> Double {
          model + (animator.displacement(at: at) ?? 0)
        }
        // Springs are simulated in steps of this length; one changes the velocity by a little.
        let step = 1.0 / 300
        let before = place(time - step, 100)
        let here = place(time, 100)
        animator.change(by: 50, course: other, at: time)
        #expect(abs(place(time, 150) - here) < 1e-9)
        let after = place(time + step, 150)
        // Curves that ease in add nothing at first, springs take over where one tells its velocity.
        if other.isCurve || course.tellsVelocity {
          #expect(abs((after - here) - (here - before)) < 0.3, "\(course) \(other)")
        }
      }
    }
  }
}

extension ResolvedAnimation {
  fileprivate var isCurve: Bool {
    if case .timing = self { true } else { false }
  }

  fileprivate var tellsVelocity: Bool {
    switch self {
    case .fluidSpring, .interpolatingSpring: true
    case .timing, .curve, .custom, .delayed, .sped, .repeated, .logicallyComplete: false
    }
  }
}

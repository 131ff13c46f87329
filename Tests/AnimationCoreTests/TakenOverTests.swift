import AnimationCore
import Testing

/// Springs that take over, and what never ends (T2.8, T3.10, T4.3); numbers of another program are of the
/// steps of T3.9.
@Suite struct TakenOverTests {
  private static let smooth = ResolvedAnimation.fluidSpring(
    FluidSpring(response: 0.5, dampingFraction: 1)
  )
  private static let second = ResolvedAnimation.timing(.linear, duration: 1)

  /// How far a change of 100 has come.
  private func shown(_ course: ResolvedAnimation, at time: Double) throws -> Double {
    var animator = Animator(100.0, course: course, start: 0)
    let displacement = animator.displacement(at: time)
    return 100 + (try #require(displacement))
  }

  // T3.10
  @Test(arguments: [(0.5, 50), (0.51, 49.7443141), (0.6, 32.2110297), (0.75, 9.1117198)])
  func aCurveThatASpringTurnsBackGoesAllTheWay(time: Double, value: Double) throws {
    var animator = Animator(100.0, course: Self.second, start: 0)
    animator.change(by: -100, course: Self.smooth, at: 0.5)
    let displacement = animator.displacement(at: time)
    #expect(abs(try #require(displacement) - value) < 1e-6)
  }

  // From 50 on to 50.2, which are nearer than a hundredth of the change.
  @Test(arguments: [(0.51, 50.0010227), (0.6, 50.0711559)])
  func aSpringThatBeginsNearItsTargetGoesThere(time: Double, value: Double) throws {
    var animator = Animator(100.0, course: Self.second, start: 0)
    animator.change(by: -49.8, course: Self.smooth, at: 0.5)
    let displacement = animator.displacement(at: time)
    #expect(abs(50.2 + (try #require(displacement)) - value) < 1e-6)
  }

  // After 0.2 of its own seconds it is at 71.29 and does 254.07 points in one of those, 508.14 in ours.
  @Test func aFasterSpringHandsOverHowFastItIs() throws {
    var animator = Animator(100.0, course: .sped(Self.smooth, by: 2), start: 0)
    animator.change(by: -100, course: Self.smooth, at: 0.1)
    let displacement = animator.displacement(at: 0.2)
    #expect(abs(try #require(displacement) - 60.3910514) < 1e-6)
  }

  // T2.8: its first pass is its only one.
  @Test func whatRepeatsWhatNeverEndsIsAsThat() throws {
    let forth = ResolvedAnimation.repeated(Self.second, count: nil, autoreverses: false)
    let turning = ResolvedAnimation.repeated(Self.second, count: nil, autoreverses: true)
    let still = ResolvedAnimation.sped(Self.second, by: 0)
    let twice = ResolvedAnimation.repeated(forth, count: nil, autoreverses: false)
    #expect(abs(try shown(twice, at: 0.25) - 25) < 1e-9)
    let thrice = ResolvedAnimation.repeated(turning, count: 3, autoreverses: true)
    #expect(abs(try shown(thrice, at: 0.25) - 25) < 1e-9)
    #expect(abs(try shown(thrice, at: 1.25) - 75) < 1e-9)
    #expect(try shown(.repeated(still, count: nil, autoreverses: true), at: 0.25) == 0)
  }
}

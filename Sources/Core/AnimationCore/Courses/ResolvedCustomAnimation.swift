/// A `CustomAnimation` of the program (T4.8).
package struct ResolvedCustomAnimation: Hashable, Sendable {
  package let base: any Base
  private let ends = CustomAnimationEnds()

  package init(_ base: any Base) { self.base = base }

  /// The longest search for its end, in seconds; a longer animation counts as endless (T3.13).
  static let longestSearch = 60.0
  /// The seconds for which it is simulated in steps; later only the queried time is computed.
  static let longestCourse = 600.0

  package protocol Base: Sendable {
    /// The part of a change made after some seconds; nil once it is complete.
    func animate<Value: VectorArithmetic>(
      _ interval: Value,
      time: Double,
      memory: inout CustomAnimationMemory<Value>
    ) -> Value?

    /// The velocity of a change after some seconds, per second; nil if it is not known.
    func velocity<Value: VectorArithmetic>(
      _ interval: Value,
      time: Double,
      memory: CustomAnimationMemory<Value>
    ) -> Value?

    /// Whether it takes over the motion of a running animation, with that one's state.
    func shouldMerge<Value: VectorArithmetic>(
      previous: ResolvedAnimation,
      _ interval: Value,
      time: Double,
      memory: inout CustomAnimationMemory<Value>
    ) -> Bool

    /// The value as a key for comparison.
    var identity: AnyHashable { get }

    /// The animation for a view with an environment.
    func inside(_ environment: Any) -> any Base
  }

  /// The seconds after which a change has ended, or is logically complete; searched for once.
  func end<Value: VectorArithmetic>(
    of interval: Value,
    isLogical: Bool,
    _ search: () -> Double
  ) -> Double { ends.end(of: interval, isLogical: isLogical, search) }

  package static func == (first: ResolvedCustomAnimation, second: ResolvedCustomAnimation) -> Bool {
    first.base.identity == second.base.identity
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(base.identity) }
}

extension ResolvedCustomAnimation.Base {
  /// The default: the animation does not depend on the environment.
  package func inside(_ environment: Any) -> any ResolvedCustomAnimation.Base { self }
}

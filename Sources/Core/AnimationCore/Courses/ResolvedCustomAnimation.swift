/// A course that a user's own code computes (T4.8).
package struct ResolvedCustomAnimation: Hashable, Sendable {
  package let base: any Base
  private let ends = CustomAnimationEnds()

  package init(_ base: any Base) { self.base = base }

  /// How many seconds its end is looked for; what goes on longer counts as endless (T3.13).
  static let longestSearch = 60.0
  /// How many seconds it is asked step by step; later for a time alone.
  static let longestCourse = 600.0

  package protocol Base: Sendable {
    /// How far a change has come after some seconds; nil once it is there.
    func animate<Value: VectorArithmetic>(
      _ interval: Value,
      time: Double,
      memory: inout CustomAnimationMemory<Value>
    ) -> Value?

    /// How fast a change is after some seconds, a second; nil if nobody knows.
    func velocity<Value: VectorArithmetic>(
      _ interval: Value,
      time: Double,
      memory: CustomAnimationMemory<Value>
    ) -> Value?

    /// Whether it goes on from the motion of a course that has not ended, with what that has kept.
    func shouldMerge<Value: VectorArithmetic>(
      previous: ResolvedAnimation,
      _ interval: Value,
      time: Double,
      memory: inout CustomAnimationMemory<Value>
    ) -> Bool

    /// The stable identity.
    var identity: AnyHashable { get }

    /// The course of a view that has an environment.
    func inside(_ environment: Any) -> any Base
  }

  /// After how many seconds a change is done, or as good as done, which is searched for once.
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
  /// The same wherever it is.
  package func inside(_ environment: Any) -> any ResolvedCustomAnimation.Base { self }
}

import AnimationCore
import LayoutCore

/// A node whose content is on its way to another one (T1.1, T1.2).
@MainActor
struct ContentAnimation {
  let node: GraphNode
  private var animator: Animator<AnimatedNumbers>
  /// When it began, by the screen's clock; it is the same one however often it changes.
  let begin: Double
  /// When it is there, once somebody has asked: springs are followed to their end for it.
  private var knownEnd: Double?

  init(
    _ node: GraphNode,
    _ change: AnimatedNumbers,
    _ course: ResolvedAnimation,
    at time: Double,
    velocity: AnimatedNumbers?
  ) {
    self.node = node
    animator = Animator(change, course: course, start: time, velocity: velocity)
    begin = time
  }

  /// Changes the content again.
  mutating func change(by change: AnimatedNumbers, _ course: ResolvedAnimation, at time: Double) {
    animator.change(by: change, course: course, at: time)
    knownEnd = nil
  }

  /// How much is still to be moved; nil once it is there.
  mutating func displacement(at time: Double) -> AnimatedNumbers? {
    animator.displacement(at: time)
  }

  /// When it is there, by the screen's clock; infinite if never.
  mutating func end() -> Double {
    let end = knownEnd ?? animator.end
    knownEnd = end
    return end
  }
}

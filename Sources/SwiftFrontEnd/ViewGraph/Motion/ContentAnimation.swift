import AnimationCore
import LayoutCore

/// The animation of a node's content to a new one (T1.1, T1.2).
@MainActor
struct ContentAnimation {
  let node: GraphNode
  private var animator: Animator<AnimatedNumbers>
  /// The start, by the screen's clock; it stays the same if the content changes again.
  let begin: Double
  /// The end, once it has been queried: springs are simulated to their end for it.
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

  /// The rest of the change; nil once it is complete.
  mutating func displacement(at time: Double) -> AnimatedNumbers? {
    animator.displacement(at: time)
  }

  /// The end, by the screen's clock; infinite if it never ends.
  mutating func end() -> Double {
    let end = knownEnd ?? animator.end
    knownEnd = end
    return end
  }
}

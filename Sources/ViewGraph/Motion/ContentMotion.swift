import AnimationCore
import LayoutCore

/// A node whose content is on its way to another one (T1.1, T1.2).
@MainActor
struct ContentMotion {
  let node: GraphNode
  private var animator: Animator<AnimatedNumbers>
  /// How fast the content was when it began, a second (T4.9).
  private let velocity: AnimatedNumbers?
  /// The update in which it began or changed last.
  private var update: Int
  /// When it began, by the screen's clock; it is the same one however often it changes.
  let begin: Double
  private var isNew = true
  /// When it is there, once somebody has asked: springs are followed to their end for it.
  private var knownEnd: Double?

  init(
    _ node: GraphNode,
    _ change: AnimatedNumbers,
    _ course: AnimationCourse,
    at time: Double,
    velocity: AnimatedNumbers?
  ) {
    self.node = node
    self.velocity = velocity
    animator = Animator(change, course: course, start: time, velocity: velocity)
    update = node.graph.transactions.updateCount
    begin = time
  }

  /// Changes the content again; of several changes in the update in which it begins only their sum
  /// counts, by the last animation (T4.7).
  mutating func change(by change: AnimatedNumbers, _ course: AnimationCourse, at time: Double) {
    let current = node.graph.transactions.updateCount
    if isNew, update == current, begin == time {
      animator = Animator(
        animator.interval + change,
        course: course,
        start: time,
        velocity: velocity
      )
    } else {
      animator.change(by: change, course: course, at: time)
      isNew = false
    }
    update = current
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

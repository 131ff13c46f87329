/// A completion of an update's animations (T2.12).
public final class AnimationCompletion {
  /// Whether it waits until the animations are removed, not only logically complete.
  let waitsForRemoval: Bool
  private var action: (() -> Void)?
  /// The time at which they are complete, by the screen's clock; nil if there are none.
  var time: Double?
  /// The ends of the animations for whose removal it waits; they return nil for removed ones.
  var ends: [() -> Double?] = []
  /// Whether it is scheduled for the time.
  var isScheduled = false
  /// Whether an update carries it: without one it runs at once.
  public internal(set) var isAdopted = false

  /// Creates a completion.
  public init(waitsForRemoval: Bool, _ action: @escaping () -> Void) {
    self.waitsForRemoval = waitsForRemoval
    self.action = action
  }

  /// Whether it has run.
  var isDone: Bool { action == nil }

  /// Runs it, unless it has run.
  public func run() {
    defer { action = nil }
    action?()
  }
}

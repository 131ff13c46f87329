/// What is done once what an update has begun to move has come to rest (T2.12).
public final class AnimationCompletion {
  /// Whether it waits until nothing moves any more, not only until that is as good as there.
  let waitsForRemoval: Bool
  private var action: (() -> Void)?
  /// When what it waits for is there, by the screen's clock; nil while nothing moves for its sake.
  var time: Double?
  /// Tell when each of those is there for whose removal it waits; nil for what is gone.
  var ends: [() -> Double?] = []
  /// Whether it will be done at the time.
  var isScheduled = false
  /// Whether an update carries it: without one it is done at once.
  public internal(set) var isAdopted = false

  /// Creates something to be done.
  public init(waitsForRemoval: Bool, _ action: @escaping () -> Void) {
    self.waitsForRemoval = waitsForRemoval
    self.action = action
  }

  /// Whether it has been done.
  var isDone: Bool { action == nil }

  /// Does it, unless it has been done.
  public func run() {
    defer { action = nil }
    action?()
  }
}

/// What is done once what an update has begun to move has come to rest (T2.12).
public final class AnimationCompletion {
  /// Whether it waits until nothing moves any more, not only until that is as good as there.
  let waitsForRemoval: Bool
  private var action: (() -> Void)?
  /// When what it waits for is there, by the screen's clock; nil while nothing moves for its sake.
  var time: Double?
  /// Whether an update carries it: without one it is done at once.
  public internal(set) var isAdopted = false

  /// Creates something to be done.
  public init(waitsForRemoval: Bool, _ action: @escaping () -> Void) {
    self.waitsForRemoval = waitsForRemoval
    self.action = action
  }

  /// Does it, unless it has been done.
  public func run() {
    defer { action = nil }
    action?()
  }
}

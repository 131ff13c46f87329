internal import Observation
internal import ViewGraph

extension GraphNode {
  /// Runs closures of the user's; the node is evaluated again when what they read changes.
  func observing<Result>(_ body: () -> Result) -> Result {
    tracking {
      withObservationTracking(body) { [weak self] in invalidateSoon(self) }
    }
  }

  /// What the view keeps from one evaluation to the next, made at the first.
  func kept<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let known = memory as? Object { return known }
    let made = make()
    memory = made
    return made
  }
}

/// A value that a node compares with the one of its last evaluation.
@MainActor
final class KeptValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

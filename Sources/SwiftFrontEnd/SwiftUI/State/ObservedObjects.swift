internal import OpenCombine
internal import ViewGraph

/// An object that is observed for as long as a view holds it.
@MainActor
final class ObjectSubscription: PropertySlot {
  private var object: AnyObject?
  private var cancellable: AnyCancellable?

  nonisolated init() {}

  /// Observes an object in place of the last one.
  func observe<Object: ObservableObject>(_ object: Object, for node: GraphNode?) {
    if self.object === object { return }
    self.object = object
    // Objects may change on any thread.
    cancellable = object.objectWillChange.sink { @Sendable [weak node] _ in invalidateSoon(node) }
  }

  func leave() {
    cancellable?.cancel()
    cancellable = nil
    object = nil
  }
}

internal import ScreenHost
internal import Synchronization
public import ViewGraph

#if canImport(Glibc)
  internal import Glibc
#endif

/// Runs a task while a view exists (V7.2, V7.4).
public struct _TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void
}

/// A task that its graph keeps until it ends.
@MainActor
final class RunningTask: GraphTask {
  private var task: Task<Void, Never>?

  init(
    _ priority: TaskPriority,
    of node: GraphNode,
    _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) {
    let graph = node.graph
    graph.noteTask(self)
    // The task begins in the turn of the view's appearance, after its other actions.
    task = Task.immediate(priority: priority) { [weak graph] in
      // A task that is cancelled before it begins does begin (V7.4).
      await action()
      graph?.noteEnd(ofTask: self)
    }
  }

  func cancel() { if let task { TaskEnding.end(task) } }
}

extension _TaskModifier: _PrimitiveModifier {
  /// The task of one view, or of the views that replace it.
  @MainActor
  private final class Place {
    var task: RunningTask?
    var isGone = false
  }

  @MainActor
  private final class Memory {
    var last: _TaskModifier
    let watcher: AppearanceWatcher
    /// The tasks by view.
    private var places: [ObjectIdentifier: Place] = [:]

    init(_ last: _TaskModifier, _ watcher: AppearanceWatcher) {
      self.last = last
      self.watcher = watcher
    }

    func start(_ view: GraphNode, of node: GraphNode) {
      let place = Place()
      places[ObjectIdentifier(view)] = place
      node.graph.afterLayout(.task) { [weak self, weak node] in
        guard let self, let node, !node.isRemoved else { return }
        place.task = RunningTask(last.priority, of: node, last.action)
        if place.isGone { place.task?.cancel() }
      }
    }

    /// Returns whether a task runs for a view that has appeared.
    func isRunning(_ view: GraphNode) -> Bool { places[ObjectIdentifier(view)]?.task != nil }

    func stop(_ view: GraphNode) {
      guard let place = places.removeValue(forKey: ObjectIdentifier(view)) else { return }
      place.isGone = true
      place.task?.cancel()
    }

    /// Hands the task to the view that replaces another one.
    func replace(_ old: GraphNode, with new: GraphNode) {
      places[ObjectIdentifier(new)] = places.removeValue(forKey: ObjectIdentifier(old))
    }
  }

  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
    guard let memory = node.memory as? Memory else {
      node.memory = makeMemory(node)
      return
    }
    let old = memory.last
    memory.last = self
    if old.id == id { return }
    for view in node.views where memory.isRunning(view) {
      memory.stop(view)
      memory.start(view, of: node)
    }
  }

  @MainActor
  private func makeMemory(_ node: GraphNode) -> Memory {
    let watcher = AppearanceWatcher(watching: node)
    let memory = Memory(self, watcher)
    watcher.actions = .init { [weak memory, weak node] view in
      if let node { memory?.start(view, of: node) }
    } disappear: { [weak memory] view in
      memory?.stop(view)
    } replace: { [weak memory] old, new in
      memory?.replace(old, with: new)
    }
    return memory
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) { (node.memory as? Memory)?.watcher.begin() }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) { (node.memory as? Memory)?.watcher.end() }
}

extension View {
  /// Adds a task that starts as the view appears and is cancelled as it disappears.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Adds a task that starts as the view appears and is cancelled as it disappears.
  public nonisolated func task(
    name: String?,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Adds a task that restarts when `id` changes, and is cancelled as the view disappears.
  public nonisolated func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}

/// The cancellation of views' tasks.
@MainActor
enum TaskEnding {
  /// The time for a request to fail before its task is cancelled, in milliseconds.
  private static let pause: Int32 = 50
  /// The time that the main thread waits for that, in milliseconds.
  private static let patience = 250

  /// The machine's time at which a request last had its pause.
  private static var lastPause = -Double.infinity

  /// Cancels a task.
  ///
  /// A cancelled request of Foundation's waits for its queue. While a request fails on that queue,
  /// it waits for the task, and cancelling one that has failed ends the program. So once there are
  /// requests, which fail at once without a network, they fail first, and the wait is on another
  /// thread.
  static func end(_ task: Task<Void, Never>) {
    guard VirtualClock.hasRequests else { return task.cancel() }
    let hasEnded = Flag()
    // One pause is enough for all tasks that end together.
    let pause = VirtualClock.machineTime < lastPause + 1 ? 0 : pause
    Thread.detachNewThread {
      pass(pause)
      task.cancel()
      hasEnded.isSet.store(true, ordering: .releasing)
    }
    for _ in 0..<patience where !hasEnded.isSet.load(ordering: .acquiring) { pass(1) }
    lastPause = VirtualClock.machineTime
  }

  /// Waits in the machine's time, in milliseconds; the screen's clock stands still.
  private nonisolated static func pass(_ duration: Int32) { _ = poll(nil, 0, duration) }

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }
}

extension ViewGraph {
  /// How long a task may be elsewhere than on the main actor before the screen rests without it, in
  /// milliseconds.
  nonisolated static let patience = 20

  /// Notes that a view has begun something that goes on by itself.
  public func noteTask(_ task: any GraphTask) {
    tasks[ObjectIdentifier(task)] = (task, ViewGraph.patience)
  }

  /// Notes that it has ended.
  public func noteEnd(ofTask task: any GraphTask) { tasks[ObjectIdentifier(task)] = nil }

  /// Whether something goes on by itself.
  var hasTasks: Bool { !tasks.isEmpty }

  /// Asks all that goes on by itself to end.
  func cancelTasks() {
    for (task, _) in tasks.values { task.cancel() }
  }

  /// Waits another millisecond for what goes on; false if it has been waited for long enough.
  func spendPatience() -> Bool {
    var hasPatience = false
    for (key, (task, rest)) in tasks where rest > 0 {
      tasks[key] = (task, rest - 1)
      hasPatience = true
    }
    return hasPatience
  }
}

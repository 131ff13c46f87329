/// What the program wants to be told of gestures, kept until it is decided which of several is meant.
@MainActor
package enum GestureActions {
  private static var collected: [() -> Void]?

  /// Tells something now, or once what is recognized counts.
  package static func add(_ action: @escaping () -> Void) {
    if collected == nil { action() } else { collected?.append(action) }
  }

  /// Does something and keeps what the program wants to be told of it.
  package static func collect<Result>(_ body: () -> Result) -> (
    result: Result, actions: [() -> Void]
  ) {
    let outer = collected
    collected = []
    let result = body()
    let actions = collected ?? []
    collected = outer
    return (result, actions)
  }

  /// Tells what has been kept.
  package static func add(_ actions: [() -> Void]) { for action in actions { add(action) } }
}

/// Calls of a program's gesture closures, kept until it is decided which of several gestures wins.
@MainActor
package enum GestureActions {
  private static var collected: [() -> Void]?

  /// Makes a call now, or once the recognized gesture has won.
  package static func add(_ action: @escaping () -> Void) {
    if collected == nil { action() } else { collected?.append(action) }
  }

  /// Runs a body and keeps the calls that it makes.
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

  /// Makes kept calls.
  package static func add(_ actions: [() -> Void]) { for action in actions { add(action) } }
}

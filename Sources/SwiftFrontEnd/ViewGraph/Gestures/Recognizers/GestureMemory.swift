/// A gesture of a node, and what it keeps until it is decided which of several is meant.
@MainActor
package final class GestureMemory<Value>: GestureRecognizing {
  private var recognizer: GestureRecognizer<Value>
  /// Whether the gesture goes on.
  private var isActive = false
  package var precedence = GesturePrecedence.afterInner
  package var hidesInner = false
  private var actions: [() -> Void] = []

  /// Creates a gesture that has not begun.
  package init(_ recognizer: GestureRecognizer<Value>) { self.recognizer = recognizer }

  /// Becomes another gesture; one that goes on stays the one that has begun.
  package func become(_ recognizer: @autoclosure () -> GestureRecognizer<Value>) {
    if !isActive { self.recognizer = recognizer() }
  }

  package var deadline: Double? { recognizer.deadline }

  package func receive(_ event: GestureEvent) -> GestureProgress {
    let (phase, actions) = GestureActions.collect { recognizer.receive(event) }
    self.actions += actions
    isActive = !phase.isOver
    return phase.progress
  }

  package func forget() { actions = [] }

  package func tell() {
    let told = actions
    actions = []
    for action in told { action() }
  }

  /// A finger goes down and up again, in no time.
  package func tap(_ touch: GestureTouch) {
    _ = receive(.tap(touch))
    tell()
  }
}

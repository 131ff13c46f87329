package import Controls

/// A gesture of a node, with the calls kept until it is decided which of several gestures wins.
@MainActor
package final class GestureMemory<Value>: GestureRecognizing, FingerRecognizing {
  private var recognizer: GestureRecognizer<Value>
  /// Whether the gesture is active.
  private var isActive = false
  package var precedence = GesturePrecedence.afterInner
  package var hidesInner = false
  private var actions: [() -> Void] = []

  /// Creates a gesture that has not begun.
  package init(_ recognizer: GestureRecognizer<Value>) { self.recognizer = recognizer }

  /// Replaces the gesture; an active one stays as it began.
  package func become(_ recognizer: @autoclosure () -> GestureRecognizer<Value>) {
    if !isActive { self.recognizer = recognizer() }
  }

  package var deadline: Double? { recognizer.deadline }
  package var fingers: FingerGestures { recognizer.fingers }

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

  /// Performs a tap: a touch that begins and ends at once.
  package func tap(_ touch: GestureTouch) {
    _ = receive(.tap(touch))
    tell()
  }
}

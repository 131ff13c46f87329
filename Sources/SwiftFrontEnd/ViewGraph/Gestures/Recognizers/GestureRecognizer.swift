package import Controls

/// Recognizes a gesture in a sequence of events.
@MainActor
public final class GestureRecognizer<Value> {
  private let recognize: (GestureEvent) -> GesturePhase<Value>
  private let nextDeadline: () -> Double?
  /// The gestures of fingers that it recognizes, but for taps.
  package let fingers: FingerGestures

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - fingers: The gestures of fingers that it recognizes, but for taps.
  ///   - deadline: The next time that it needs, in seconds since the screen has appeared.
  package init(
    _ fingers: FingerGestures = [],
    deadline: @escaping () -> Double? = { nil },
    _ recognize: @escaping (GestureEvent) -> GesturePhase<Value>
  ) {
    self.fingers = fingers
    self.recognize = recognize
    nextDeadline = deadline
  }

  /// Handles an event and returns the gesture's phase.
  package func receive(_ event: GestureEvent) -> GesturePhase<Value> { recognize(event) }

  /// The next time that it needs; nil for none.
  package var deadline: Double? { nextDeadline() }

  /// A recognizer that processes the phases of this one.
  package func then<Other>(
    _ change: @escaping (GesturePhase<Value>) -> GesturePhase<Other>
  ) -> GestureRecognizer<Other> {
    GestureRecognizer<Other>(fingers, deadline: nextDeadline) { change(self.receive($0)) }
  }
}

/// Recognizes a gesture in what happens.
@MainActor
public final class GestureRecognizer<Value> {
  private let recognize: (GestureEvent) -> GesturePhase<Value>
  private let nextDeadline: () -> Double?

  /// Creates a recognizer.
  ///
  /// - Parameter deadline: When it wants to hear of the time, in seconds since the screen has appeared.
  package init(
    deadline: @escaping () -> Double? = { nil },
    _ recognize: @escaping (GestureEvent) -> GesturePhase<Value>
  ) {
    self.recognize = recognize
    nextDeadline = deadline
  }

  /// What something that happens makes of the gesture.
  package func receive(_ event: GestureEvent) -> GesturePhase<Value> { recognize(event) }

  /// When it wants to hear of the time; nil if it need not.
  package var deadline: Double? { nextDeadline() }

  /// A recognizer that goes on from this one.
  package func then<Other>(
    _ change: @escaping (GesturePhase<Value>) -> GesturePhase<Other>
  ) -> GestureRecognizer<Other> {
    GestureRecognizer<Other>(deadline: nextDeadline) { change(self.receive($0)) }
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What is known of both.
  public struct Value {
    /// What is known of the first; nil while it has not begun.
    public var first: First.Value?
    /// What is known of the second; nil while it has not begun.
    public var second: Second.Value?
  }

  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Creates a gesture.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture: _PrimitiveGesture {
  /// What recognizes the gesture.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let (first, second) = (
      First._recognizer(gesture.first), Second._recognizer(gesture.second)
    )
    return _GestureRecognizer { event in
      let phases = (first.receive(event), second.receive(event))
      let value = Value(first: phases.0.value, second: phases.1.value)
      switch phases {
      case (.changed, _), (_, .changed): return .changed(value)
      case (.ended, _), (_, .ended): return .ended(value)
      case (.possible, _), (_, .possible): return .possible
      case (.failed, .failed): return .failed
      }
    }
  }
}

/// A gesture that begins once another is done.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// What is known of them.
  public enum Value {
    /// The first has not ended.
    case first(First.Value)
    /// The first has ended.
    case second(First.Value, Second.Value?)
  }

  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Creates a gesture.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: _PrimitiveGesture {
  /// What recognizes the gesture.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let (first, second) = (
      First._recognizer(gesture.first), Second._recognizer(gesture.second)
    )
    var done: First.Value?
    return _GestureRecognizer { event in
      if let value = done {
        let phase = second.receive(event)
        switch phase {
        case .ended, .failed: done = nil
        case .possible, .changed: break
        }
        return phase.map { Value.second(value, $0) }
      }
      switch first.receive(event) {
      case .possible: return .possible
      case .changed(let value): return .changed(.first(value))
      case .ended(let value):
        done = value
        return .changed(.second(value, nil))
      case .failed: return .failed
      }
    }
  }
}

/// One of two gestures, the first if it can be.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What is known of the one that it is.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Creates a gesture.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: _PrimitiveGesture {
  /// What recognizes the gesture.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let (first, second) = (
      First._recognizer(gesture.first), Second._recognizer(gesture.second)
    )
    return _GestureRecognizer { event in
      let phase = first.receive(event)
      if case .failed = phase { return second.receive(event).map { .second($0) } }
      return phase.map { .first($0) }
    }
  }
}

extension Gesture {
  /// The gesture and another one at once.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// The gesture, then another one.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// The gesture, or else another one.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

/// A gesture of whichever type.
public struct AnyGesture<Value> {
  let make: @MainActor () -> _GestureRecognizer<Value>

  /// Hides the type of a gesture.
  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {
    // A gesture is used where the views are that it belongs to, on the main actor.
    nonisolated(unsafe) let gesture = gesture
    make = { T._recognizer(gesture) }
  }
}

extension AnyGesture: _PrimitiveGesture {
  /// What recognizes the gesture.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value> { gesture.make() }
}

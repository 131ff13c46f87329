public import ViewGraph

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; nil until it begins.
    public var first: First.Value?
    /// The value of the second gesture; nil until it begins.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
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
  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    .simultaneous(First._recognizer(gesture.first), Second._recognizer(gesture.second)) {
      Value(first: $0, second: $1)
    }
  }
}

/// A gesture that begins once another is done.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The value of a sequence: of the first gesture, and then of both.
  public enum Value {
    /// The first gesture is active.
    case first(First.Value)
    /// The first gesture has ended.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
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
  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    .sequence(
      First._recognizer(gesture.first),
      Second._recognizer(gesture.second),
      ofFirst: { .first($0) },
      ofSecond: { .second($0, $1) }
    )
  }
}

/// One of two gestures; the first takes precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that was recognized.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
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
  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    .exclusive(
      First._recognizer(gesture.first),
      Second._recognizer(gesture.second),
      ofFirst: { .first($0) },
      ofSecond: { .second($0) }
    )
  }
}

extension Gesture {
  /// Combines the gesture with another one at the same time.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// Combines the gesture with another one after it.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// Combines the gesture with another one, to which it takes precedence.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

/// A gesture of whichever type.
public struct AnyGesture<Value> {
  let make: @MainActor () -> GestureRecognizer<Value>

  /// Creates a type-erased gesture.
  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {
    // A gesture is used where the views are that it belongs to, on the main actor.
    nonisolated(unsafe) let gesture = gesture
    make = { T._recognizer(gesture) }
  }
}

extension AnyGesture: _PrimitiveGesture {
  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value> { gesture.make() }
}

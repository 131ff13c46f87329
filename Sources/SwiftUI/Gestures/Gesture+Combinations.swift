internal import ViewGraph

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
    var phases = (_GesturePhase<First.Value>.possible, _GesturePhase<Second.Value>.possible)
    return _GestureRecognizer {
      [first.deadline, second.deadline].compactMap(\.self).min()
    } _: { event in
      if !phases.0.isOver { phases.0 = first.receive(event) }
      if !phases.1.isOver { phases.1 = second.receive(event) }
      let value = Value(first: phases.0.value, second: phases.1.value)
      let isOver = phases.0.isOver && phases.1.isOver
      defer { if isOver { phases = (.possible, .possible) } }
      switch phases {
      case (.failed, .failed): return .failed
      case (.ended, _) where isOver, (_, .ended) where isOver: return .ended(value)
      case (.changed, _), (_, .changed), (.ended, _), (_, .ended): return .changed(value)
      case (.begun, _), (_, .begun): return .begun(value)
      case (.possible, _), (_, .possible): return .possible
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
    var finger: GestureTouch?
    return _GestureRecognizer {
      done == nil ? first.deadline : second.deadline
    } _: { event in
      if case .touch(let touch) = event { finger = touch.phase == .ended ? nil : touch }
      if let value = done {
        let phase = second.receive(event)
        if phase.isOver { done = nil }
        if case .possible = phase { return .changed(.second(value, nil)) }
        return phase.map { Value.second(value, $0) }.active
      }
      switch first.receive(event) {
      case .possible: return .possible
      case .begun(let value): return .begun(.first(value))
      case .changed(let value): return .changed(.first(value))
      case .ended(let value):
        done = value
        // The finger that is still there begins the second one.
        guard let finger else { return .changed(.second(value, nil)) }
        let phase = second.receive(.touch(finger.with(.began)))
        if phase.isOver { done = nil }
        if case .possible = phase { return .changed(.second(value, nil)) }
        return phase.map { Value.second(value, $0) }.active
      case .failed: return .failed
      }
    }
  }
}

extension _GesturePhase {
  /// The phase of a gesture of which a part is done, so that no other one can be meant.
  fileprivate var active: _GesturePhase {
    switch self {
    case .begun(let value): .changed(value)
    case .possible, .changed, .ended, .failed: self
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
    // Which of them is left, and what the second has waited with.
    var (isFirst, isSecond) = (true, true)
    var held: (phase: _GesturePhase<Second.Value>, actions: [() -> Void])?
    func reset() { (isFirst, isSecond, held) = (true, true, nil) }
    return _GestureRecognizer {
      [isFirst ? first.deadline : nil, isSecond ? second.deadline : nil].compactMap(\.self).min()
    } _: { event in
      var phase = _GesturePhase<First.Value>.failed
      if isFirst {
        phase = first.receive(event)
        switch phase {
        case .changed, .ended:
          if isSecond { _ = GestureActions.collect { second.receive(.cancel) } }
          isSecond = false
        case .failed: isFirst = false
        case .possible, .begun: break
        }
        if !isSecond {
          if phase.isOver { reset() }
          return phase.map { .first($0) }
        }
      }
      guard isSecond else {
        reset()
        return .failed
      }
      if held == nil {
        let (other, actions) = GestureActions.collect { second.receive(event) }
        switch other {
        case .ended where isFirst: held = (other, actions)
        case .changed:
          if isFirst { _ = first.receive(.cancel) }
          isFirst = false
          GestureActions.add(actions)
        case .failed:
          isSecond = false
          GestureActions.add(actions)
        case .possible, .begun, .ended: GestureActions.add(actions)
        }
        if !isFirst {
          if other.isOver { reset() }
          return other.map { .second($0) }
        }
      } else if !isFirst, let waiting = held {
        GestureActions.add(waiting.actions)
        reset()
        return waiting.phase.map { .second($0) }
      }
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

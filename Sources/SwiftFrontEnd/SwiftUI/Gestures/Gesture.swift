public import ViewGraph

/// A sequence of touches or pointer events on a view.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture

  /// The gesture that this one is composed of.
  @MainActor @preconcurrency var body: Body { get }

  /// Returns the recognizer of the gesture.
  @MainActor static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value>

  /// Returns whether the gesture is nil, so that events go to outer views.
  @MainActor static func _isNone(_ gesture: Self) -> Bool
}

extension Gesture {
  /// `false`, unless the gesture is optional.
  @MainActor
  public static func _isNone(_ gesture: Self) -> Bool { false }
}

extension Gesture where Body.Value == Value {
  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    Body._recognizer(gesture.body)
  }
}

extension Never: Gesture {
  /// A gesture of the framework that has no value is never performed.
  public typealias Value = Never

  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Never) -> GestureRecognizer<Never> {}
}

/// A primitive gesture, with its own recognizer.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension Gesture where Body == Never {
  /// No body: the gesture is primitive.
  public var body: Never { fatalError("a gesture of the framework's own has no body") }
}

extension Optional: Gesture, _PrimitiveGesture where Wrapped: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Wrapped.Value

  /// Returns the recognizer of the gesture; an empty one for nil.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> GestureRecognizer<Wrapped.Value> {
    guard let gesture else { return GestureRecognizer { _ in .failed } }
    return Wrapped._recognizer(gesture)
  }

  /// Whether it is one that never recognizes anything.
  @MainActor
  public static func _isNone(_ gesture: Self) -> Bool {
    guard let gesture else { return true }
    return Wrapped._isNone(gesture)
  }
}

/// A gesture with a handler of its changes.
public struct _ChangedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
  let areEqual: (Content.Value, Content.Value) -> Bool
}

extension _ChangedGesture: _PrimitiveGesture {
  /// The gesture's own value.
  public typealias Value = Content.Value

  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    Content._recognizer(gesture.content).onChanged(areEqual: gesture.areEqual) { value in
      CurrentTransaction.tracking { gesture.action(value) }
    }
  }
}

/// A gesture with a handler of its end.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: _PrimitiveGesture {
  /// The gesture's own value.
  public typealias Value = Content.Value

  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    Content._recognizer(gesture.content).onEnded(gesture.action)
  }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let convert: (Content.Value) -> Value
}

extension _MapGesture: _PrimitiveGesture {
  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    Content._recognizer(gesture.content).then { $0.map(gesture.convert) }
  }
}

/// A gesture that updates a state while it is active (V2.15).
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Changes it.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture.
  public nonisolated init(
    base: Base,
    state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: Gesture {
  /// The gesture's own value.
  public typealias Value = Base.Value
  /// No body: the modifier is primitive.
  public typealias Body = Never

  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    let base = Base._recognizer(gesture.base)
    guard let place = gesture.state.place else { return base }
    return base.updating { value in
      var (state, transaction) = (place.location.peek(), Transaction())
      transaction.tracksVelocity = true
      gesture.body(value, &state, &transaction)
      withTransaction(transaction) { place.location.write(state) }
    } end: {
      place.end()
    }
  }
}

extension Gesture where Value: Equatable {
  /// Adds a handler of the gesture's changes.
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action, areEqual: ==)
  }
}

extension Gesture {
  /// Adds a handler of the gesture's end.
  public nonisolated func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> { _EndedGesture(content: self, action: action) }

  /// Maps the gesture's value.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, convert: body)
  }

  /// Updates a state while the gesture is active.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension Optional: Gesture, _PrimitiveGesture where Wrapped: Gesture {
  /// What the protocol calls so.
  public typealias Value = Wrapped.Value

  /// What recognizes the gesture; nothing if there is none.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Wrapped.Value> {
    gesture.map { Wrapped._recognizer($0) } ?? _GestureRecognizer { _ in .failed }
  }

  /// Whether it is one that never recognizes anything.
  @MainActor
  public static func _isNone(_ gesture: Self) -> Bool { gesture.map(Wrapped._isNone) ?? true }
}

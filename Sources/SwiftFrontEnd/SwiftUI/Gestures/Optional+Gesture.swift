public import ViewGraph

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

// Gestures that tell what happens to them (T9.1, T9.5).

extension GestureRecognizer {
  /// The gesture, which tells each value that is another one as it goes on.
  package func onChanged(
    areEqual: @escaping (Value, Value) -> Bool,
    _ action: @escaping (Value) -> Void
  ) -> GestureRecognizer {
    var last: Value?
    return then { phase in
      switch phase {
      case .begun(let value), .changed(let value):
        // What is the same is no change (T9.1).
        if let last, areEqual(last, value) { break }
        last = value
        GestureActions.add { action(value) }
      case .ended, .failed: last = nil
      case .possible: break
      }
      return phase
    }
  }

  /// The gesture, which tells that it is done.
  package func onEnded(_ action: @escaping (Value) -> Void) -> GestureRecognizer {
    then { phase in
      if case .ended(let value) = phase { GestureActions.add { action(value) } }
      return phase
    }
  }

  /// The gesture, which tells all of its values, and that it is no more.
  package func updating(
    _ update: @escaping (Value) -> Void,
    end: @escaping () -> Void
  ) -> GestureRecognizer {
    then { phase in
      switch phase {
      case .begun(let value), .changed(let value): GestureActions.add { update(value) }
      case .ended, .failed: GestureActions.add(end)
      case .possible: break
      }
      return phase
    }
  }
}

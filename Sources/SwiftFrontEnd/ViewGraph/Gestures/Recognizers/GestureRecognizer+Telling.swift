// Gestures with actions (T9.1, T9.5).

extension GestureRecognizer {
  /// The gesture with an action for each changed value.
  package func onChanged(
    areEqual: @escaping (Value, Value) -> Bool,
    _ action: @escaping (Value) -> Void
  ) -> GestureRecognizer {
    var last: Value?
    return then { phase in
      switch phase {
      case .begun(let value), .changed(let value):
        // An equal value is no change (T9.1).
        if let last, areEqual(last, value) { break }
        last = value
        GestureActions.add { action(value) }
      case .ended, .failed: last = nil
      case .possible: break
      }
      return phase
    }
  }

  /// The gesture with an action for its end.
  package func onEnded(_ action: @escaping (Value) -> Void) -> GestureRecognizer {
    then { phase in
      if case .ended(let value) = phase { GestureActions.add { action(value) } }
      return phase
    }
  }

  /// The gesture with an action for all of its values, and for its end.
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

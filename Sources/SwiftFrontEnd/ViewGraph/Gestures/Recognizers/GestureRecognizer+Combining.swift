internal import Controls
internal import LayoutCore

// Gestures composed of two (T9.7).

extension GestureRecognizer {
  /// Two simultaneous gestures.
  ///
  /// - Parameter value: Combines both values; nil for one that has not begun.
  package static func simultaneous<First, Second>(
    _ first: GestureRecognizer<First>,
    _ second: GestureRecognizer<Second>,
    _ value: @escaping (First?, Second?) -> Value
  ) -> GestureRecognizer {
    var phases = (GesturePhase<First>.possible, GesturePhase<Second>.possible)
    return GestureRecognizer(first.fingers.union(second.fingers)) {
      [first.deadline, second.deadline].compactMap(\.self).min()
    } _: { event in
      if !phases.0.isOver { phases.0 = first.receive(event) }
      if !phases.1.isOver { phases.1 = second.receive(event) }
      let value = value(phases.0.value, phases.1.value)
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

  /// A gesture that begins after another has ended.
  ///
  /// - Parameters:
  ///   - ofFirst: The value while the first has not ended.
  ///   - ofSecond: The value after that.
  package static func sequence<First, Second>(
    _ first: GestureRecognizer<First>,
    _ second: GestureRecognizer<Second>,
    ofFirst: @escaping (First) -> Value,
    ofSecond: @escaping (First, Second?) -> Value
  ) -> GestureRecognizer {
    var done: First?
    var finger: GestureTouch?
    return GestureRecognizer(first.fingers.union(second.fingers)) {
      done == nil ? first.deadline : second.deadline
    } _: { event in
      if case .touch(let touch) = event { finger = touch.phase == .ended ? nil : touch }
      if let value = done {
        let phase = second.receive(event)
        if phase.isOver { done = nil }
        if case .possible = phase { return .changed(ofSecond(value, nil)) }
        return phase.map { ofSecond(value, $0) }.active
      }
      switch first.receive(event) {
      case .possible: return .possible
      case .begun(let value): return .begun(ofFirst(value))
      case .changed(let value): return .changed(ofFirst(value))
      case .ended(let value):
        done = value
        // The touch that is still there begins the second one.
        guard let finger else { return .changed(ofSecond(value, nil)) }
        let phase = second.receive(.touch(finger.with(.began)))
        if phase.isOver { done = nil }
        if case .possible = phase { return .changed(ofSecond(value, nil)) }
        return phase.map { ofSecond(value, $0) }.active
      case .failed: return .failed
      }
    }
  }

  /// One of two exclusive gestures, the first if possible.
  ///
  /// - Parameters:
  ///   - ofFirst: The value if it is the first, or may be.
  ///   - ofSecond: The value if it is the second.
  package static func exclusive<First, Second>(
    _ first: GestureRecognizer<First>,
    _ second: GestureRecognizer<Second>,
    ofFirst: @escaping (First) -> Value,
    ofSecond: @escaping (Second) -> Value
  ) -> GestureRecognizer {
    // The gestures that are left, and the events that the second has waited with.
    var (isFirst, isSecond) = (true, true)
    var held: (phase: GesturePhase<Second>, actions: [() -> Void])?
    func reset() { (isFirst, isSecond, held) = (true, true, nil) }
    return GestureRecognizer(first.fingers.union(second.fingers)) {
      [isFirst ? first.deadline : nil, isSecond ? second.deadline : nil].compactMap(\.self).min()
    } _: { event in
      var phase = GesturePhase<First>.failed
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
          return phase.map(ofFirst)
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
          return other.map(ofSecond)
        }
      } else if !isFirst, let waiting = held {
        GestureActions.add(waiting.actions)
        reset()
        return waiting.phase.map(ofSecond)
      }
      return phase.map(ofFirst)
    }
  }
}

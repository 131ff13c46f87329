internal import LayoutCore

/// A finger, from when it comes until all that it may have meant is decided (T9.7).
///
/// Gestures of views inside come before those around, unless they say otherwise. The first that goes on
/// calls the others off; one that is done waits for those before it, as a tap does for two.
@MainActor
final class TouchSession {
  @MainActor
  private final class Participant {
    let node: GraphNode
    let gesture: any GestureRecognizing
    var progress = GestureProgress.possible
    /// Whether it is decided: it was the one, or was not.
    var isOver = false

    init(_ node: GraphNode, _ gesture: any GestureRecognizing) {
      (self.node, self.gesture) = (node, gesture)
    }
  }

  /// The view that was touched.
  let node: GraphNode
  /// Those of which one is meant, the first that comes before all others.
  private let ranked: [Participant]
  /// Those that go on whatever others do.
  private let others: [Participant]
  private var winner: Participant?
  /// What the finger did last; nil once it is gone.
  private(set) var touch: GestureTouch?

  /// The gestures that a finger on a view may mean; nil if there are none.
  ///
  /// - Parameter hits: Finds out what of controls it is on.
  init?(_ node: GraphNode, _ hits: FingerHits) {
    self.node = node
    var inner: [Participant] = []
    var outer: [Participant] = []
    var others: [Participant] = []
    var next: GraphNode? = node
    while let current = next {
      next = current.parent
      // It is inside of the gestures around, which do not hear of the finger.
      if current.isUsedByScreen, inner.isEmpty, outer.isEmpty { return nil }
      guard let gesture = current.touchGesture(hits) else { continue }
      if gesture.hidesInner { (inner, outer, others) = ([], [], []) }
      let participant = Participant(current, gesture)
      switch gesture.precedence {
      case .afterInner: inner.append(participant)
      case .beforeInner: outer.insert(participant, at: 0)
      case .besides: others.append(participant)
      }
    }
    ranked = outer + inner
    self.others = others
    if ranked.isEmpty, others.isEmpty { return nil }
  }

  /// Whether all is decided and the finger is gone.
  var isOver: Bool { touch == nil && (ranked + others).allSatisfy(\.isOver) }

  /// When a gesture wants to hear of a later time; nil if none does.
  func deadline(after time: Double) -> Double? {
    (ranked + others).lazy.filter { !$0.isOver }.compactMap(\.gesture.deadline)
      .filter { $0 > time + 1e-9 }.min()
  }

  /// The finger does something.
  ///
  /// - Parameter geometry: Where a view is, and where it is shown.
  func receive(
    _ touch: GestureTouch,
    _ geometry: (GraphNode) -> (proxy: GeometryProxy?, place: ShownPlace?)
  ) {
    self.touch = touch.phase == .ended ? nil : touch
    send { participant in
      var own = touch
      (own.geometry, own.place) = geometry(participant.node)
      return .touch(own)
    }
  }

  /// It has become later.
  func receive(time: Double) { send { _ in .time(time) } }

  /// Nothing of it counts.
  func cancel() {
    touch = nil
    for participant in ranked + others where !participant.isOver { callOff(participant) }
  }

  private func send(_ event: (Participant) -> GestureEvent) {
    for participant in ranked + others where !participant.isOver && participant.progress != .ended {
      participant.progress = participant.gesture.receive(event(participant))
    }
    for participant in others where !participant.isOver {
      participant.gesture.tell()
      participant.isOver = participant.progress == .ended || participant.progress == .failed
    }
    decide()
  }

  private func decide() {
    var isWaiting = false
    for participant in ranked where !participant.isOver {
      switch participant.progress {
      case .possible:
        isWaiting = true
        participant.gesture.tell()
      case .failed:
        participant.isOver = true
        participant.gesture.tell()
      case .active:
        win(participant)
        participant.gesture.tell()
        return
      case .ended:
        if isWaiting { continue }
        win(participant)
        participant.isOver = true
        participant.gesture.tell()
        return
      }
    }
  }

  /// Calls all others off.
  private func win(_ participant: Participant) {
    guard winner !== participant else { return }
    winner = participant
    for other in ranked where other !== participant && !other.isOver { callOff(other) }
  }

  private func callOff(_ participant: Participant) {
    participant.isOver = true
    participant.gesture.forget()
    participant.progress = participant.gesture.receive(.cancel)
    participant.gesture.tell()
  }
}

extension GraphNode {
  /// The gesture of the node; nil if fingers mean nothing to it.
  fileprivate func touchGesture(_ hits: FingerHits) -> (any GestureRecognizing)? {
    if let recognizer = requests?.recognizer { return recognizer }
    if requests?.activate != nil { return ActivationRecognizer(self) }
    return takesFingers ? ControlRecognizer(self, hits) : nil
  }
}

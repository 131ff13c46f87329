internal import LayoutCore

/// A touch, from its beginning until all gestures for it are decided (T9.7).
///
/// Gestures of views inside come before those around, unless their precedence is another. The first
/// one that becomes active cancels the others; one that has ended waits for those before it, as a
/// tap does for two.
@MainActor
final class TouchSession {
  @MainActor
  private final class Participant {
    let node: GraphNode
    let gesture: any GestureRecognizing
    var progress = GestureProgress.possible
    /// Whether it is decided: it has won, or failed.
    var isOver = false

    init(_ node: GraphNode, _ gesture: any GestureRecognizing) {
      (self.node, self.gesture) = (node, gesture)
    }
  }

  /// The view that was touched.
  let node: GraphNode
  /// The gestures of which one wins, in order of precedence.
  private let ranked: [Participant]
  /// The simultaneous gestures.
  private let others: [Participant]
  private var winner: Participant?
  /// The last state of the touch; nil once it has ended.
  private(set) var touch: GestureTouch?

  /// Creates the session of a touch on a view; nil if there are no gestures for it.
  ///
  /// - Parameter hits: The hit tester for controls.
  init?(_ node: GraphNode, _ hits: FingerHits) {
    self.node = node
    var inner: [Participant] = []
    var outer: [Participant] = []
    var others: [Participant] = []
    var next: GraphNode? = node
    while let current = next {
      next = current.parent
      // It is inside of the gestures around, which do not receive the touch.
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

  /// Whether all gestures are decided and the touch has ended.
  var isOver: Bool { touch == nil && (ranked + others).allSatisfy(\.isOver) }

  /// The next time that a gesture needs; nil for none.
  func deadline(after time: Double) -> Double? {
    (ranked + others).lazy.filter { !$0.isOver }.compactMap(\.gesture.deadline)
      .filter { $0 > time + 1e-9 }.min()
  }

  /// Passes a touch on.
  ///
  /// - Parameter geometry: Returns the place of a view in the layout, and its presented place.
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

  /// Passes a new time on.
  func receive(time: Double) { send { _ in .time(time) } }

  /// Cancels all gestures.
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

  /// Cancels all gestures but one.
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
  /// The gesture of the node; nil if it has none.
  fileprivate func touchGesture(_ hits: FingerHits) -> (any GestureRecognizing)? {
    if let recognizer = requests?.recognizer { return recognizer }
    if requests?.activate != nil { return ActivationRecognizer(self) }
    return takesFingers ? ControlRecognizer(self, hits) : nil
  }
}

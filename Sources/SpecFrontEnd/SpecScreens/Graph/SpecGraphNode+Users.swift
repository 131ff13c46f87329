import AccessibilityCore
import LayoutCore
import SpecFormat
import ViewGraph

// User input on nodes of a tree: gestures, and the states of controls.

extension SpecGraphNode {
  /// Installs the handlers of the node's input.
  ///
  /// - Returns: The node's content with the state that its user has set.
  func answerUsers(_ note: NodeAnnotations?, _ content: ViewContent) -> ViewContent {
    if note?.gesture != nil || note?.action != nil || requests != nil { takeRequests(note) }
    guard case .control(let control) = content, let kept = keptState else { return content }
    // A new state in the spec replaces the user's.
    guard kept.given == control.state, let changed = control.with(kept.own) else {
      keptState = nil
      return content
    }
    screen.setControl(changed, at: place)
    return .control(changed)
  }

  /// Sets the state of the control, which it keeps as long as the spec does not change it.
  func keepState(_ state: Control.State) -> Bool? {
    guard case .content(.control(let control)) = output, control.with(state) != nil,
      let present = control.state, !isDisabled
    else { return nil }
    guard state != present else { return false }
    keptState = (keptState?.given ?? present, state)
    graph.perform(GraphTransaction()) { screen.invalidate() }
    return true
  }

  private func takeRequests(_ note: NodeAnnotations?) {
    var handlers = RequestHandlers()
    if let own = note?.gesture, own.isEnabled {
      let tell: (SpecEvent) -> Void = { [weak screen] in screen?.onChange($0) }
      let memory =
        memory as? GestureMemory<[String: Double]>
        ?? GestureMemory(own.gesture.recognizer(tell))
      self.memory = memory
      memory.become(own.gesture.recognizer(tell))
      memory.precedence = GesturePrecedence(own.priority)
      memory.hidesInner = !own.allowsInner
      handlers.tap = { memory.tap($0) }
      handlers.recognizer = memory
    }
    if let action = note?.action, !isDisabled {
      handlers.activate = { [weak screen] in
        screen?.onChange(.change(action, numbers: [:], isTracked: false))
      }
    }
    requests = handlers
  }

  /// Whether a modifier around the node disables it.
  var isDisabled: Bool {
    var next = parent
    while let node = next {
      if case .content(.modifier(.annotation(let annotation, _))) = node.output,
        case .disabled(true)? = annotation.value as? AccessibilityModifier
      {
        return true
      }
      next = node.parent
    }
    return false
  }
}

extension GesturePrecedence {
  fileprivate init(_ priority: SpecGesture.Priority) {
    self =
      switch priority {
      case .afterInner: .afterInner
      case .beforeInner: .beforeInner
      case .besides: .besides
      }
  }
}

extension CoordinateSpace {
  fileprivate init(_ space: SpecGesture.Space) {
    self =
      switch space {
      case .local: .local
      case .global: .global
      case .named(let name): .named(name)
      }
  }
}

extension SpecGesture {
  /// Creates the recognizer of the gesture; its values are numbers by their names, and flags of
  /// which of two gestures have a value, without which some changes would be missed.
  @MainActor
  fileprivate func recognizer(
    _ tell: @escaping (SpecEvent) -> Void
  ) -> GestureRecognizer<[String: Double]> {
    switch self {
    case .tap(let count, let space):
      return GestureRecognizer<Point>.tap(count: count, in: CoordinateSpace(space)).then {
        $0.map { ["location.x": $0.x, "location.y": $0.y] }
      }
    case .longPress(let duration, let distance):
      return GestureRecognizer<Bool>
        .longPress(minimumDuration: duration, maximumDistance: distance)
        .then { $0.map { _ in [:] } }
    case .drag(let distance, let space):
      return GestureRecognizer<GestureDrag>
        .drag(minimumDistance: distance, in: CoordinateSpace(space))
        .then { $0.map(\.numbers) }
    case .simultaneous(let first, let second):
      return .simultaneous(first.recognizer(tell), second.recognizer(tell)) {
        let known = ($0 == nil ? 0.0 : 1) + ($1 == nil ? 0 : 2)
        return ($0 ?? [:]).merging($1 ?? [:]) { $1 }.merging(["": known]) { $1 }
      }
    case .sequence(let first, let second):
      return .sequence(
        first.recognizer(tell),
        second.recognizer(tell),
        ofFirst: { $0 },
        ofSecond: { $0.merging($1 ?? [:]) { $1 }.merging(["": $1 == nil ? 1 : 2]) { $1 } }
      )
    case .exclusive(let first, let second):
      return .exclusive(
        first.recognizer(tell),
        second.recognizer(tell),
        ofFirst: { $0 },
        ofSecond: { $0 }
      )
    case .changing(let base, let change):
      return base.recognizer(tell).onChanged(areEqual: ==) {
        tell(.change(change, numbers: $0, isTracked: true))
      }
    case .ending(let base, let change):
      return base.recognizer(tell).onEnded {
        tell(.change(change, numbers: $0, isTracked: false))
      }
    case .updating(let base, let change):
      return base.recognizer(tell).updating {
        tell(.hold(change, numbers: $0))
      } end: {
        tell(.release(change))
      }
    }
  }
}

extension GestureDrag {
  /// The drag's values, by the names of SwiftUI's properties.
  fileprivate var numbers: [String: Double] {
    [
      "location.x": location.x, "location.y": location.y,
      "startLocation.x": start.x, "startLocation.y": start.y,
      "translation.width": translation.width, "translation.height": translation.height,
      "velocity.width": velocity.width, "velocity.height": velocity.height,
      "predictedEndLocation.x": location.x + rest.width,
      "predictedEndLocation.y": location.y + rest.height,
      "predictedEndTranslation.width": translation.width + rest.width,
      "predictedEndTranslation.height": translation.height + rest.height,
    ]
  }
}

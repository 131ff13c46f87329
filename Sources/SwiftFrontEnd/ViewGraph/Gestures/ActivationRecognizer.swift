internal import LayoutCore

/// Recognizes a touch on a view that is activated when it ends there, such as a button.
@MainActor
final class ActivationRecognizer: GestureRecognizing {
  let precedence = GesturePrecedence.afterInner
  let hidesInner = false
  let deadline: Double? = nil
  private weak var node: GraphNode?
  private var isToBeActivated = false

  init(_ node: GraphNode) { self.node = node }

  func receive(_ event: GestureEvent) -> GestureProgress {
    guard let node, let handlers = node.requests else { return .failed }
    switch event {
    case .touch(let touch):
      let isInside = touch.isInside
      switch touch.phase {
      case .began, .moved:
        if handlers.showsPress { node.press(isInside) }
        return .possible
      case .ended:
        if handlers.showsPress { node.press(false) }
        isToBeActivated = isInside
        return isInside ? .ended : .failed
      }
    case .time: return .possible
    case .tap, .magnify, .rotate, .cancel:
      if handlers.showsPress { node.press(false) }
      isToBeActivated = false
      return .failed
    }
  }

  func forget() { isToBeActivated = false }

  func tell() {
    guard isToBeActivated else { return }
    isToBeActivated = false
    node?.requests?.activate?()
  }
}

extension GestureTouch {
  /// Whether the touch is on the view.
  fileprivate var isInside: Bool {
    guard let geometry else { return true }
    let point = location(in: .local)
    return point.x >= 0 && point.y >= 0 && point.x <= geometry.size.width
      && point.y <= geometry.size.height
  }
}

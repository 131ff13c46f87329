internal import Controls
internal import LayoutCore

/// Recognizes a touch on a part of a control: one that activates, steps or selects acts when it
/// ends there, one that drags as it moves (T9.9).
@MainActor
final class ControlRecognizer: GestureRecognizing {
  let precedence = GesturePrecedence.afterInner
  let hidesInner = false
  let deadline: Double? = nil
  private weak var node: GraphNode?
  private let hits: FingerHits
  private var touch: ControlTouch?
  /// The new state for the control.
  private var state: Control.State?
  private var isHeld = false
  /// Whether the touch has ended or another gesture has won.
  private var isOver = false

  init(_ node: GraphNode, _ hits: FingerHits) {
    (self.node, self.hits) = (node, hits)
  }

  func receive(_ event: GestureEvent) -> GestureProgress {
    guard let node else { return .failed }
    switch event {
    case .touch(let finger):
      if finger.phase == .began { touch = hits.touch(of: node, at: finger.globalLocation) }
      guard let touch else { return .failed }
      let point = finger.location(in: .local)
      switch finger.phase {
      case .began:
        state = touch.began
        return touch.isDrag ? .active : .possible
      case .moved:
        state = touch.moved(to: point)
        return touch.isDrag ? .active : .possible
      case .ended:
        isOver = true
        state = touch.ended(at: point)
        return touch.isDrag || state != nil ? .ended : .failed
      }
    case .time: return .possible
    case .tap, .magnify, .rotate, .cancel:
      isOver = true
      return .failed
    }
  }

  func forget() { state = nil }

  func tell() {
    guard let node, touch != nil else { return }
    if touch?.isDrag == true, !isHeld, !isOver {
      isHeld = true
      node.isPressed = true
      node.requests?.hold?(true)
    }
    if let state { _ = node.setState(state) }
    state = nil
    guard isOver, isHeld else { return }
    isHeld = false
    node.isPressed = false
    node.requests?.hold?(false)
  }
}

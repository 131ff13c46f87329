internal import Controls
internal import LayoutCore

/// Finds out which control a finger is on, as the screen is shown when it comes (T9.9).
@MainActor
final class FingerHits {
  private let result: LayoutResult
  private lazy var touches = ControlTouches(result)

  init(in surface: any GraphSurface) {
    result = surface.shown(surface.currentLayout.layout())
  }

  /// Where a point of a view is seen on the screen; nil if the view is not seen.
  func scenePoint(_ point: Point, of node: GraphNode) -> Point? {
    node.shownPlace(in: result)?.scenePoint(point)
  }

  /// A finger on the control of a node, at a point of the screen; nil if the control has no use for it.
  func touch(of node: GraphNode, at point: Point) -> ControlTouch? {
    guard node.takesFingers, node.position >= 0, let place = node.shownPlace(in: result) else {
      return nil
    }
    return touches.touch(ofControlAt: Int(node.position), at: place.viewPoint(point))
  }

  /// The innermost control in a node, or the node, that a finger at a point of the screen uses; of
  /// several the topmost.
  func control(in node: GraphNode, at point: Point) -> GraphNode? {
    for child in node.children.reversed() where !node.graph.motions.hides(child) {
      if let found = control(in: child, at: point) { return found }
    }
    return touch(of: node, at: point) == nil ? nil : node
  }
}

extension GraphNode {
  /// Whether the screen around the graph uses the control: it gives the keyboard to fields and opens
  /// menus.
  var isUsedByScreen: Bool {
    guard case .content(.control(let control)) = output, requests?.activate == nil,
      !isControlDisabled
    else { return false }
    if case .textField = control { return true }
    if case .menu = control { return true }
    return if case .picker(.menu, _, _, _) = control { true } else { false }
  }

  /// Whether fingers on parts of its control may change its state.
  var takesFingers: Bool {
    guard case .content(.control(let control)) = output else { return false }
    return control.state != nil && !isControlDisabled
  }
}

internal import Controls
internal import LayoutCore

/// Hit-tests a touch for controls, as they are presented when it begins (T9.9).
@MainActor
final class FingerHits {
  private let result: LayoutResult
  private lazy var touches = ControlTouches(result)

  init(in surface: any GraphSurface) {
    result = surface.shown(surface.currentLayout.layout())
  }

  /// Converts a point of a view to the screen; nil if the view is not visible.
  func scenePoint(_ point: Point, of node: GraphNode) -> Point? {
    node.shownPlace(in: result)?.scenePoint(point)
  }

  /// Creates a touch on a node's control, at a point of the screen; nil if it has no use for it.
  func touch(of node: GraphNode, at point: Point) -> ControlTouch? {
    guard node.takesFingers, node.position >= 0, let place = node.shownPlace(in: result) else {
      return nil
    }
    return touches.touch(ofControlAt: Int(node.position), at: place.viewPoint(point))
  }

  /// The innermost control in a node, or the node, that handles a touch at a point of the screen;
  /// of several the topmost.
  func control(in node: GraphNode, at point: Point) -> GraphNode? {
    for child in node.children.reversed() where !node.graph.animations.hides(child) {
      if let found = control(in: child, at: point) { return found }
    }
    return touch(of: node, at: point) == nil ? nil : node
  }
}

extension GraphNode {
  /// Whether the screen around the graph handles the control: it edits fields and opens menus.
  var isUsedByScreen: Bool {
    guard case .content(.control(let control)) = output, requests?.activate == nil,
      !isControlDisabled
    else { return false }
    if case .textField = control { return true }
    if case .menu = control { return true }
    return if case .picker(.menu, _, _, _) = control { true } else { false }
  }

  /// Whether touches on parts of its control may change its state.
  var takesFingers: Bool {
    guard case .content(.control(let control)) = output else { return false }
    return control.state != nil && !isControlDisabled
  }
}

internal import LayoutCore
public import ViewGraph

/// The item that is being dragged on a screen.
@MainActor
final class DraggedPayload {
  /// The dragged item; nil while there is no drag.
  private(set) var payload: Any?
  private var listeners: [Int32: () -> Void] = [:]

  /// Returns the payload of the node's screen.
  static func of(_ node: GraphNode) -> DraggedPayload {
    let key = "DraggedPayload"
    if let known = node.graph.sceneValues[key] as? DraggedPayload { return known }
    let made = DraggedPayload()
    node.graph.sceneValues[key] = made
    return made
  }

  /// Begins a drag with a payload, or ends it with nil.
  func set(_ payload: Any?) {
    self.payload = payload
    for listener in listeners.values { listener() }
  }

  /// Updates the node when a drag begins or ends.
  func listen(_ node: GraphNode) {
    listeners[node.number] = { [weak node] in node?.invalidate() }
  }

  /// Unsubscribes.
  func stopListening(_ node: GraphNode) { listeners[node.number] = nil }
}

/// A modifier of a view that can be dragged: assistive technology lists that as an action (V10.19).
public struct _DragModifier {
  let payload: () -> Any

  nonisolated init(_ payload: @escaping () -> Any) { self.payload = payload }
}

extension _DragModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(.modifier(.actions(["Drag"], of: "draggable")))
    node.updateChildren(node.inputs, base)
    let session = DraggedPayload.of(node)
    var requests = RequestHandlers()
    requests.perform = { action, _ in
      guard action.kind == .named, action.name == "Drag" else { return false }
      session.set(payload())
      return true
    }
    node.requests = requests
  }
}

/// Makes a view a drop destination: during a drag of items that it accepts, assistive technology
/// lists dropping as an action (V10.19).
public struct _DropModifier {
  /// Whether something may be dropped.
  let accepts: (Any) -> Bool
  /// Accepts a drop at a point of the view, in points; false if it does not.
  let take: (Any, CGPoint) -> Bool
  /// Called when a drag of accepted items begins or ends.
  let isTargeted: (Bool) -> Void
}

extension _DropModifier {
  /// Creates a modifier that accepts items of a type.
  nonisolated init<T: Transferable>(
    of type: T.Type,
    isEnabled: Bool = true,
    isTargeted: @escaping (Bool) -> Void = { _ in },
    action: @escaping ([T], CGPoint) -> Bool
  ) {
    self.init(
      accepts: {
        isEnabled && ($0 is T || ($0 as? NSItemProvider)?.carries(T.self) == true)
      },
      take: { payload, point in
        let items = [payload as? T ?? (payload as? NSItemProvider)?.carried(as: T.self)]
        return action(items.compactMap { $0 }, point)
      },
      isTargeted: isTargeted
    )
  }
}

extension _DropModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let session = DraggedPayload.of(node)
    session.listen(node)
    let isWanted = session.payload.map(accepts) == true
    node.setOutput(isWanted ? .modifier(.actions(["Drop"], of: "dropDestination")) : .inPlace)
    node.updateChildren(node.inputs, base)
    var requests = RequestHandlers()
    requests.perform = { action, _ in
      guard action.kind == .named, action.name == "Drop", let payload = session.payload,
        accepts(payload)
      else { return false }
      isTargeted(true)
      // The action has no location.
      let isTaken = take(payload, .zero)
      isTargeted(false)
      session.set(nil)
      return isTaken
    }
    node.requests = requests
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) { DraggedPayload.of(node).stopListening(node) }
}

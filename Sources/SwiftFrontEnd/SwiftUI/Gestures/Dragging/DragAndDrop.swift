internal import LayoutCore
public import ViewGraph

extension View {
  /// Makes the view draggable (V10.19).
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { modifier(_DragModifier { payload() }) }

  /// Makes the view draggable; its preview is not drawn.
  public nonisolated func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View { modifier(_DragModifier { payload() }) }

  /// Makes the view draggable.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(_DragModifier { data() })
  }

  /// Makes the view draggable; its preview is not drawn.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View { modifier(_DragModifier { data() }) }

  /// Makes the view a drop destination for items of a type (V10.19).
  ///
  /// - Parameters:
  ///   - action: Accepts the items at a location in the view, in points.
  ///   - isTargeted: Called as a drag enters or leaves the view.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(_DropModifier(of: T.self, isTargeted: isTargeted, action: action))
  }

  /// Makes the view a drop destination for items of a type (V10.19).
  ///
  /// - Parameters:
  ///   - isEnabled: Whether they may be.
  ///   - action: Receives the items and the drop session.
  @_disfavoredOverload
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self,
    isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    modifier(
      _DropModifier(of: T.self, isEnabled: isEnabled) { items, point in
        action(items, DropSession(id: .init(number: 0), phase: .ended(.copy), location: point))
        return true
      }
    )
  }

  /// Makes the view a drop destination for content types.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Makes the view a drop destination for content types.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      _DropModifier(
        accepts: { _ in true },
        take: { action([NSItemProvider.of($0)], $1) },
        isTargeted: { isTargeted?.wrappedValue = $0 }
      )
    )
  }

  /// Makes the view a drop destination for content types.
  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: [UTType](), isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Makes the view a drop destination for content types.
  @available(*, deprecated)
  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: [UTType](), isTargeted: isTargeted, perform: action)
  }

  /// Makes the view a drop destination with a delegate.
  @available(*, deprecated)
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: [UTType](), delegate: delegate)
  }

  /// Makes the view a drop destination with a delegate.
  @MainActor @preconcurrency
  public func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View {
    modifier(
      _DropModifier(
        accepts: { delegate.validateDrop(info: DropInfo($0, at: .zero)) },
        take: { payload, point in
          let info = DropInfo(payload, at: point)
          delegate.dropEntered(info: info)
          _ = delegate.dropUpdated(info: info)
          return delegate.performDrop(info: info)
        },
        isTargeted: { _ in }
      )
    )
  }
}

extension NSItemProvider {
  /// The provider of something that is dragged.
  static func of(_ payload: Any) -> NSItemProvider {
    payload as? NSItemProvider ?? NSItemProvider(object: payload)
  }

  func carries<Value>(_ type: Value.Type) -> Bool { canLoadObject(ofClass: type) }

  func carried<Value>(as type: Value.Type) -> Value? {
    var found: Value?
    loadObject(ofClass: type) { value, _ in found = value }
    return found
  }
}

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

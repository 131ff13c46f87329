internal import LayoutCore
public import ViewGraph

/// A modifier that runs an action when something about the view's geometry is another value (V6.2).
public struct _GeometryChangeModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension _GeometryChangeModifier: ViewModifier {
  /// The body of a primitive modifier, which is never evaluated.
  public func body(content: Content) -> Never {
    fatalError("a modifier of the framework's own has no body")
  }

  /// Appends the value's views.
  @MainActor
  public static func _append<Base: View>(
    _ modifier: Self,
    to base: Base,
    in cursor: inout ChildCursor
  ) {
    let inputs = cursor.inputs
    cursor.child(GeometryChangeNode<Value>.self) {
      $0.modifier = modifier
      $0.take(inputs) { Base._append(base, to: &$0) }
    } make: {
      let node = GeometryChangeNode(modifier, key: $0, parent: $1, inputs: inputs)
      node.take(inputs) { Base._append(base, to: &$0) }
      return node
    }
  }
}

/// The node of a modifier that observes geometry.
final class GeometryChangeNode<Value: Equatable>: GraphNode, GraphObserver {
  var modifier: _GeometryChangeModifier<Value>
  private var base: ((inout ChildCursor) -> Void)?
  private var last: Value?
  private var limit = ReactionLimit()

  init(
    _ modifier: _GeometryChangeModifier<Value>,
    key: ChildKey,
    parent: GraphNode,
    inputs: GraphInputs
  ) {
    self.modifier = modifier
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  func take(_ inputs: GraphInputs, _ base: @escaping (inout ChildCursor) -> Void) {
    self.inputs = inputs
    self.base = base
    updateChildren(inputs, base)
  }

  override func evaluate() {
    isDirty = false
    if let base { updateChildren(inputs, base) }
  }

  override func didEnter() { graph.observe(self) }

  override func willLeave() { graph.stopObserving(self) }

  func didLayOut(_ result: LayoutResult) {
    guard let geometry = geometry(in: result) else { return }
    let value = modifier.transform(SwiftUI.GeometryProxy(geometry, of: self))
    guard value != last else { return }
    let old = last ?? value
    last = value
    guard limit.mayReact(in: graph, "'onGeometryChange'") else { return }
    let action = modifier.action
    graph.afterLayout { action(old, value) }
  }
}

extension View {
  /// Runs an action with the first value and each different one (V6.2).
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs an action with the old and the new value.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform, action: action))
  }
}

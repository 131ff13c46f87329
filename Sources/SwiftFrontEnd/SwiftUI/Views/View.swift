public import ViewGraph

/// A part of a screen, described by a value.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the views of a value to their parent node.
  @MainActor static func _append(_ view: Self, to cursor: inout ChildCursor)
}

extension View {
  /// A view with a body has its own node.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    let inputs = cursor.inputs
    cursor.child(CompositeNode<Self>.self) {
      $0.take(view, inputs)
    } make: {
      CompositeNode(view, key: $0, parent: $1, inputs: inputs)
    }
  }
}

extension Never: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view without a body has none") }
}

extension View {
  /// Prints the reason for the evaluation: nothing, here.
  public static func _printChanges() {}
  /// Prints the reason for the evaluation: nothing, here.
  public static func _logChanges() {}
}

/// Sets the explicit identity of a view (V1.5).
public struct _IdentifiedModifier<ID: Hashable> {
  let id: ID

  nonisolated init(_ id: ID) { self.id = id }
}

extension _IdentifiedModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.memory = StatedIdentity.mark
    node.updateChildren(node.inputs) { $0.group(.id(IdentityValue(id)), nil, base) }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    if let name = id as? String { emitter.name(name) }
    node.emitOutput(into: &emitter)
  }
}

/// The explicit identity of a node of `id(_:)`, which tells it from elements of data.
final class StatedIdentity: Sendable {
  static let mark = StatedIdentity()
}

/// The identity by which Xcode selects views of a preview; unused here.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}

extension View {
  /// Sets the identity of the view: a new id makes a new view.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(_IdentifiedModifier(id))
  }
}

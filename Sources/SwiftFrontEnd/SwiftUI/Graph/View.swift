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

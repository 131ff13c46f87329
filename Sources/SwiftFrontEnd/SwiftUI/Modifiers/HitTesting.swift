internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// Whether fingers reach a view (V12.5).
public struct _HitTestingModifier {
  let isEnabled: Bool
}

extension _HitTestingModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    var requests = node.requests ?? RequestHandlers()
    requests.ignoresFingers = !isEnabled
    node.requests = requests
    node.updateChildren(node.inputs, base)
  }
}

extension View {
  /// Sets whether the view takes part in hit testing; assistive technology reaches it anyway
  /// (V12.5).
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(isEnabled: enabled))
  }
}

/// A modifier that states the outline of a view for one purpose; nothing for none.
public struct _ContentShapeModifier<Content: Shape> {
  let kind: AccessibilityModifier.ContentShapeKind?
  let shape: Content
}

extension _ContentShapeModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    if let kind {
      let shape = shape._engineShape(in: EnvironmentValues(node.inputs.environment))
      node.setOutput(
        .modifier(
          .annotation(AccessibilityModifier.contentShape(kind, shape), bringsViews: false)
        )
      )
    } else {
      node.setOutput(.inPlace)
    }
    node.updateChildren(node.inputs, base)
  }
}

/// The kinds of uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shape for hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The shape of drag previews.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The shape of a context menu's preview.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The shape of the effect of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The shape of the accessibility frame.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Sets the shape of the view for hit testing.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for some purposes; those that do not apply here are inert.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    contentShape(kind.contains(.accessibility) ? .accessibility : nil, shape)
      .contentShape(kind.contains(.interaction) ? .interaction : nil, shape)
  }

  private nonisolated func contentShape<S: Shape>(
    _ kind: AccessibilityModifier.ContentShapeKind?,
    _ shape: S
  ) -> some View {
    modifier(_ContentShapeModifier(kind: kind, shape: shape))
  }
}

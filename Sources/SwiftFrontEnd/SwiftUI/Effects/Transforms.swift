internal import LayoutCore
public import ViewGraph

// Modifiers that transform a view's drawing, not its layout.

extension View {
  /// Rotates the view's drawing.
  public nonisolated func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    engineModifier(.rotationEffect(degrees: angle.degrees, anchor: anchor.engine))
  }

  /// Scales the view's drawing.
  public nonisolated func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view's drawing.
  public nonisolated func scaleEffect(
    _ s: CGFloat,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the view's drawing.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    engineModifier(.scaleEffect(x: Double(x), y: Double(y), anchor: anchor.engine))
  }

  /// Transforms the view's drawing.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    engineModifier(.transformEffect(transform.engine))
  }

  /// Projects the view's drawing, about its top left corner.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    engineModifier(
      .geometryEffect("projectionEffect", ByIdentity { @Sendable _ in transform.engine })
    )
  }

  /// Rotates the view's drawing in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    engineModifier(
      .rotation3DEffect(
        SpaceRotation(
          degrees: angle.degrees,
          axis: (Double(axis.x), Double(axis.y), Double(axis.z)),
          anchor: anchor.engine,
          anchorZ: Double(anchorZ),
          perspective: Double(perspective)
        )
      )
    )
  }
}

extension View {
  /// Mirrors the view's drawing in right-to-left layout.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipModifier(isEnabled: enabled))
  }

  /// Sets the drawing of the view in the other layout direction: as it is, or mirrored.
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(_FlipModifier(behavior: behavior))
  }
}

/// Mirrors a view's drawing in one layout direction.
public struct _FlipModifier: ViewModifier {
  let mirrored: LayoutDirection?
  @Environment(\.layoutDirection) private var layoutDirection

  nonisolated init(isEnabled: Bool) { mirrored = isEnabled ? .rightToLeft : nil }

  nonisolated init(behavior: LayoutDirectionBehavior) {
    switch behavior {
    case .fixed: mirrored = nil
    case .mirrors(let direction): mirrored = direction
    }
  }

  /// The view, mirrored.
  public func body(content: Content) -> some View {
    content.scaleEffect(x: layoutDirection == mirrored ? -1 : 1)
      .modifier(_FixedDrawingModifier(isFixed: mirrored == nil))
  }
}

/// The mark of a drawing that is meant to be the same in both directions (L17.10).
public struct _FixedDrawingModifier {
  let isFixed: Bool
}

extension _FixedDrawingModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let mark = ModifierContent.annotation(FixedDrawingMark(), bringsViews: false)
    node.setOutput(isFixed ? .modifier(mark) : .inPlace)
    node.updateChildren(node.inputs, base)
  }
}

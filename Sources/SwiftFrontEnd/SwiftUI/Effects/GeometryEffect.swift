internal import AnimationCore
internal import LayoutCore
public import ViewGraph

/// An effect of one's own on where a view is drawn.
@preconcurrency
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The projection of a view of a size, about its top leading corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The same effect: what it says of positions is not looked at here.
  public func ignoredByLayout() -> some GeometryEffect { self }

  /// Adds what the modifier makes of a view.
  @MainActor
  public static func _append<Base: View>(
    _ modifier: Self,
    to base: Base,
    in cursor: inout ChildCursor
  ) {
    _GeometryEffectModifier._append(
      _GeometryEffectModifier(effect: modifier),
      to: base,
      in: &cursor
    )
  }
}

/// A modifier that is an effect of one's own.
public struct _GeometryEffectModifier<Effect: GeometryEffect> {
  let effect: Effect
}

extension _GeometryEffectModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let source = GeometryEffectSource(effect)
    node.setOutput(.content(source.content), madeOf: source)
    node.updateChildren(node.inputs, base)
  }
}

/// Animates the data of a custom geometry effect.
private final class GeometryEffectSource<Effect: GeometryEffect>: AnimatableSource {
  private let effect: Effect

  init(_ effect: Effect) { self.effect = effect }

  var data: AnimatedNumbers { AnimatedNumbers(own: effect.animatableData) }

  var content: ViewContent { content(of: effect) }

  func content(with data: AnimatedNumbers) -> ViewContent {
    guard let own = data.own as? Effect.AnimatableData else { return content }
    var moved = effect
    moved.animatableData = own
    return content(of: moved)
  }

  private func content(of effect: Effect) -> ViewContent {
    // The engine asks on whatever thread lays out, one at a time.
    nonisolated(unsafe) let value: (CGSize) -> ProjectionTransform = {
      effect.effectValue(size: $0)
    }
    return .modifier(
      .geometryEffect(
        viewName(of: Effect.self),
        ByIdentity { @Sendable size in value(CGSize(size)).engine }
      )
    )
  }
}

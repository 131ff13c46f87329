internal import AnimationCore
internal import LayoutCore
public import ViewGraph

/// A custom effect that transforms a view's drawing.
@preconcurrency
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The projection of a view of a size, about its top leading corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the same effect: layout does not see its transform anyway.
  public func ignoredByLayout() -> some GeometryEffect { self }

  /// Appends the modified view.
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

/// The modifier of a custom geometry effect.
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
    // The layout calls it on its thread, one at a time.
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

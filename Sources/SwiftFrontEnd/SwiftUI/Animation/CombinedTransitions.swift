internal import LayoutCore

/// A transition that may have its own animation.
protocol AnimatedTransition {
  /// Whether it moves even if nothing around it does (T6.6).
  nonisolated var hasOwnAnimation: Bool { get }
}

/// A transition with its own animation (T6.6).
public struct _AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension _AnimatedTransition: Transition, AnimatedTransition {
  /// The properties of the base.
  public nonisolated static var properties: TransitionProperties { Base.properties }

  nonisolated var hasOwnAnimation: Bool { animation != nil }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(content: content.outsideOfAnimation, phase: phase).ownAnimation(animation)
  }
}

extension _TransitionContent {
  /// The result of another transition, with the transaction outside this one's modifiers (T5.8).
  var outsideOfAnimation: _TransitionContent {
    _TransitionContent(modifier(_OuterTransactionModifier()))
  }
}

extension View {
  /// Animates the changes of a transition's modifiers, but not their content (T6.6).
  func ownAnimation(_ animation: Animation?) -> some View {
    modifier(
      _TransactionModifier(occasion: .always, isAnimation: true, isForModifiers: true) {
        $0.animation = animation
      }
    )
  }
}

/// Two transitions together, the second outside the first.
public struct _CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension _CombinedTransition: Transition, AnimatedTransition {
  /// The transition moves if either of the two does.
  public nonisolated static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  nonisolated var hasOwnAnimation: Bool {
    (first as? any AnimatedTransition)?.hasOwnAnimation ?? false
      || (second as? any AnimatedTransition)?.hasOwnAnimation ?? false
  }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    second.body(
      content: _TransitionContent(first.body(content: content, phase: phase)),
      phase: phase
    )
  }
}

/// A transition by a modifier that is another one while the view is not there.
public struct _ModifierTransition<Modifier: ViewModifier> {
  let active: Modifier
  let identity: Modifier
}

extension _ModifierTransition: Transition {
  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Offsets a view by a fraction of its size; leading and trailing follow the layout direction.
struct MovedBySize: GeometryEffect {
  var x: Double
  var y: Double

  nonisolated init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the effect of a transition's offset.
  nonisolated init(_ values: StandardTransition.Values) {
    self.init(x: values.move.x, y: values.move.y)
  }

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: size.width * x, y: size.height * y)
    )
  }
}

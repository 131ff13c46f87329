package import AnimationCore
package import LayoutCore

/// A transition as a value: the effects of a view's insertion and removal (T6.5).
package indirect enum TransitionValue: Sendable {
  case standard(StandardTransition)
  /// By modifiers, the innermost first, with other values while the view is inserted or removed.
  case modifiers(active: [ModifierContent], identity: [ModifierContent])
  /// One for insertion, another for removal.
  case asymmetric(insertion: TransitionValue, removal: TransitionValue)
  /// Several at once, each around those before.
  case combined([TransitionValue])
  /// With an attached animation (T6.6).
  case animated(TransitionValue, ResolvedAnimation?)

  /// An effect on a view.
  package struct Effect {
    /// The kind of the effect.
    package var kind: Kind
    /// The attached animations, the outermost first.
    package var animations: [ResolvedAnimation?] = []

    package enum Kind {
      case content(ModifierContent)
      /// Moves the view, in multiples of its size.
      case move(Point)
    }
  }

  /// Whether it moves or scales the view (T6.8).
  package var hasMotion: Bool {
    switch self {
    case .standard(let transition): transition.hasMotion
    case .modifiers: true
    case .asymmetric(let insertion, let removal): insertion.hasMotion || removal.hasMotion
    case .combined(let parts): parts.contains(where: \.hasMotion)
    case .animated(let base, _): base.hasMotion
    }
  }

  /// Whether it animates even without an animation around it (T6.6).
  package var hasOwnAnimation: Bool {
    switch self {
    case .standard, .modifiers: false
    case .asymmetric(let insertion, let removal):
      insertion.hasOwnAnimation || removal.hasOwnAnimation
    case .combined(let parts): parts.contains(where: \.hasOwnAnimation)
    case .animated(let base, let animation): animation != nil || base.hasOwnAnimation
    }
  }

  /// Whether the view appears and disappears at once.
  package var isIdentity: Bool {
    if case .standard(.identity) = self { true } else { false }
  }

  /// The effects on the view in a phase, the outermost first; equally many in all phases.
  package func effects(in phase: ViewTransitionPhase) -> [Effect] {
    switch self {
    case .standard(let transition): return transition.effects(in: phase)
    case .modifiers(let active, let identity):
      let modifiers = phase.isIdentity ? identity : active
      return modifiers.reversed().map { Effect(kind: .content($0)) }
    case .asymmetric(let insertion, let removal):
      // Each part sees the other's result as the view itself.
      return insertion.effects(in: phase == .didDisappear ? .identity : phase)
        + removal.effects(in: phase == .willAppear ? .identity : phase)
    case .combined(let parts): return parts.reversed().flatMap { $0.effects(in: phase) }
    case .animated(let base, let animation):
      return base.effects(in: phase).map { effect in
        var effect = effect
        effect.animations.insert(animation, at: 0)
        return effect
      }
    }
  }
}

extension StandardTransition {
  /// The effects on the view in a phase, the outermost first.
  fileprivate func effects(in phase: ViewTransitionPhase) -> [TransitionValue.Effect] {
    let values = values(in: phase)
    let kinds: [TransitionValue.Effect.Kind] =
      switch self {
      case .identity: []
      case .opacity: [.content(.opacity(values.opacity))]
      case .slide, .move: [.move(values.move)]
      case .scale(_, let anchor):
        [.content(.scaleEffect(x: values.scale, y: values.scale, anchor: anchor))]
      case .offset: [.content(.offset(values.offset))]
      case .push: [.content(.opacity(values.opacity)), .move(values.move)]
      case .blurReplace:
        [
          .content(.opacity(values.opacity)),
          .content(.scaleEffect(x: values.scale, y: values.scale, anchor: .center)),
          .content(.drawing(.blur(radius: values.blur, isOpaque: false))),
        ]
      }
    return kinds.map { TransitionValue.Effect(kind: $0) }
  }
}

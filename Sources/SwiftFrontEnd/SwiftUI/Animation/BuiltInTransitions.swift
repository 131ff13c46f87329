internal import LayoutCore

/// A built-in transition that does not affect layout, so that layout skips it (T6.7).
protocol EffectTransition {}

extension IdentityTransition: EffectTransition {}
extension OpacityTransition: EffectTransition {}
extension SlideTransition: EffectTransition {}
extension ScaleTransition: EffectTransition {}
extension MoveTransition: EffectTransition {}
extension OffsetTransition: EffectTransition {}
extension PushTransition: EffectTransition {}
extension BlurReplaceTransition: EffectTransition {}
extension AsymmetricTransition: EffectTransition
where Insertion: EffectTransition, Removal: EffectTransition {}
extension _AnimatedTransition: EffectTransition where Base: EffectTransition {}
extension _CombinedTransition: EffectTransition
where First: EffectTransition, Second: EffectTransition {}

/// No transition.
public struct IdentityTransition: Transition {
  /// Creates a transition.
  public nonisolated init() {}

  /// The properties: without motion.
  public nonisolated static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades in and out.
public struct OpacityTransition: Transition {
  /// Creates a transition.
  public nonisolated init() {}

  /// The properties: without motion.
  public nonisolated static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(StandardTransition.opacity.values(in: phase.engine).opacity)
  }
}

/// Inserts from the leading edge, and removes to the trailing one.
public struct SlideTransition: Transition {
  /// Creates a transition.
  public nonisolated init() {}

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MovedBySize(StandardTransition.slide.values(in: phase.engine)))
  }
}

/// Scales up and down.
public struct ScaleTransition: Transition {
  /// The size before and afterwards.
  public var scale: Double
  /// The anchor of the scaling.
  public var anchor: UnitPoint

  /// Creates a transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let values = StandardTransition.scale(scale, anchor: .center).values(in: phase.engine)
    return content.scaleEffect(CGFloat(values.scale), anchor: anchor)
  }
}

/// Moves in from an edge and out to it.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Creates a transition.
  public nonisolated init(edge: Edge) { self.edge = edge }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MovedBySize(StandardTransition.move(edge.engine).values(in: phase.engine)))
  }
}

/// Moves by an offset.
public struct OffsetTransition: Transition {
  /// The offset, in points.
  public var offset: CGSize
  /// Creates a transition.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Moves in from an edge and out to the opposite one.
public struct PushTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Creates a transition.
  public nonisolated init(edge: Edge) { self.edge = edge }

  /// The view in a phase; it leaves at the opposite edge.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let values = StandardTransition.push(from: edge.engine).values(in: phase.engine)
    return content.modifier(MovedBySize(values)).opacity(values.opacity)
  }
}

/// Blurs and scales, when one view replaces another.
public struct BlurReplaceTransition: Transition {
  /// The directions of insertion and removal.
  public struct Configuration: Equatable, Sendable {
    fileprivate let isUpward: Bool
    /// Removes downwards, inserts from below.
    public static let downUp = Configuration(isUpward: false)
    /// Removes upwards, inserts from below.
    public static let upUp = Configuration(isUpward: true)
  }

  private let configuration: Configuration

  /// Creates a transition.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let values = StandardTransition.blurReplace(isUpward: configuration.isUpward)
      .values(in: phase.engine)
    return
      content
      .blur(radius: CGFloat(values.blur))
      .scaleEffect(CGFloat(values.scale))
      .opacity(values.opacity)
  }
}

/// Inserts by one transition, and removes by another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition of an insertion.
  public var insertion: Insertion
  /// The transition of a removal.
  public var removal: Removal

  /// Creates a transition.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// The transition moves if either of the two does.
  public nonisolated static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion
    )
  }

  /// The view in a phase; each part's content is the view as the other part shows it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = removal.body(content: content, phase: phase == .willAppear ? .identity : phase)
    return insertion.body(
      content: _TransitionContent(inner),
      phase: phase == .didDisappear ? .identity : phase
    )
  }
}

extension AsymmetricTransition: AnimatedTransition {
  nonisolated var hasOwnAnimation: Bool {
    (insertion as? any AnimatedTransition)?.hasOwnAnimation ?? false
      || (removal as? any AnimatedTransition)?.hasOwnAnimation ?? false
  }
}

extension Transition where Self == IdentityTransition {
  /// No transition.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// Inserts from the leading edge, and removes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Scales up and down.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Scales up and down.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Moves in from an edge and out to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Moves by an offset.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Moves by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == PushTransition {
  /// Moves in from an edge and out to the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs and scales, when one view replaces another.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Blurs and scales, when one view replaces another.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

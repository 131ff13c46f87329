internal import LayoutCore
public import ViewGraph

/// The phase of an insertion or a removal.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  /// `true` for the phase in which the view is present.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the insertion, 1 after the removal, 0 in between.
  public var value: Double { engine.value }

  /// The phase, for the graph.
  var engine: ViewTransitionPhase {
    switch self {
    case .willAppear: .willAppear
    case .identity: .identity
    case .didDisappear: .didDisappear
    }
  }

  /// Creates the phase, for the graph.
  init(_ phase: ViewTransitionPhase) {
    switch phase {
    case .willAppear: self = .willAppear
    case .identity: self = .identity
    case .didDisappear: self = .didDisappear
    }
  }
}

/// Properties of a transition.
public struct TransitionProperties: Sendable {
  /// `true` if the transition moves the view.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A view's appearance in each phase of its insertion and removal.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view that the transition shows.
  associatedtype Body: View
  /// The view.
  typealias Content = _TransitionContent

  /// Returns the view in a phase of the transition.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  /// The default properties: with motion.
  public nonisolated static var properties: TransitionProperties { TransitionProperties() }

  /// The transition with its own animation.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    // A transition is a value, and only the new one holds this copy.
    nonisolated(unsafe) let base = self
    return _AnimatedTransition(base: base, animation: animation)
  }

  /// Returns the transition combined with another one outside it.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    nonisolated(unsafe) let parts = (self, other)
    return _CombinedTransition(first: parts.0, second: parts.1)
  }
}

/// The view that a transition is of.
public struct _TransitionContent {
  /// The result of another transition; nil for the view itself.
  private let inner: (any View)?

  nonisolated init(_ inner: (any View)? = nil) { self.inner = inner }
}

extension _TransitionContent: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    if let inner = view.inner { appendAny(inner, to: &cursor) }
  }
}

/// A type-erased transition.
public struct AnyTransition {
  /// Applies the transition to a view in a phase.
  let apply: @MainActor (_TransitionContent, TransitionPhase) -> any View
  /// `true` if the transition changes nothing.
  let isIdentity: Bool
  /// `true` if the view is removed at once.
  let leavesAtOnce: Bool
  /// `true` if the transition moves the view.
  let hasMotion: Bool
  /// Whether it moves even if nothing around it does.
  let hasOwnAnimation: Bool
  /// `true` if the transition may affect layout; built-in ones do not.
  let mayLayOut: Bool

  /// Creates a type-erased transition.
  public nonisolated init<T: Transition>(_ transition: T) {
    // A transition is a value, and this copy is not shared.
    nonisolated(unsafe) let own = transition
    apply = { own.body(content: $0, phase: $1) }
    isIdentity = T.self == IdentityTransition.self
    leavesAtOnce = isIdentity
    hasMotion = T.properties.hasMotion
    hasOwnAnimation = (transition as? any AnimatedTransition)?.hasOwnAnimation ?? false
    mayLayOut = !(transition is any EffectTransition)
  }

  private init(
    of parts: [AnyTransition],
    hasOwnAnimation: Bool? = nil,
    leavesAtOnce: Bool? = nil,
    _ apply: @escaping @MainActor (_TransitionContent, TransitionPhase) -> any View
  ) {
    self.apply = apply
    isIdentity = parts.allSatisfy(\.isIdentity)
    self.leavesAtOnce = leavesAtOnce ?? parts.allSatisfy(\.leavesAtOnce)
    hasMotion = parts.contains(where: \.hasMotion)
    mayLayOut = parts.contains(where: \.mayLayOut)
    self.hasOwnAnimation = hasOwnAnimation ?? parts.contains(where: \.hasOwnAnimation)
  }

  /// No transition.
  public static let identity = AnyTransition(IdentityTransition())
  /// Fades in and out.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Inserts from the leading edge, and removes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Scales up and down.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  /// Scales up and down.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  /// Moves in from an edge and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Moves by an offset, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  /// Moves by an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Moves in from an edge and out to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
  /// Inserts by one transition, and removes by another.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(of: [insertion, removal], leavesAtOnce: removal.leavesAtOnce) { content, phase in
      let inner = removal.apply(content, phase == .willAppear ? .identity : phase)
      return insertion.apply(
        _TransitionContent(inner),
        phase == .didDisappear ? .identity : phase
      )
    }
  }
  /// Inserts and removes by a pair of modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(_ModifierTransition(active: active, identity: identity))
  }

  /// The transition and another one at once, which is around it.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(of: [self, other]) { content, phase in
      other.apply(_TransitionContent(self.apply(content, phase)), phase)
    }
  }

  /// The transition with its own animation (T6.6).
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(of: [self], hasOwnAnimation: animation != nil) { content, phase in
      _TransitionContent(self.apply(content.outsideOfAnimation, phase)).ownAnimation(animation)
    }
  }
}

// A transition is an immutable value, and its body runs on the main actor only.
extension AnyTransition: @unchecked Sendable {}

/// How a view comes and goes.
public struct AnyTransition {
  /// What is known of a transition.
  enum Kind: Equatable, Sendable {
    case identity
    case visible
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Hides the type of a transition.
  public nonisolated init<T: Transition>(_ transition: T) {
    self.init((transition as? any _BuiltInTransition)?._isIdentity == true ? .identity : .visible)
  }

  /// At once.
  public static let identity = AnyTransition(.identity)
  /// By becoming more and less transparent.
  public static let opacity = AnyTransition(.visible)
  /// From the leading edge, to the trailing one.
  public static var slide: AnyTransition { AnyTransition(.visible) }
  /// By growing and shrinking.
  public static var scale: AnyTransition { AnyTransition(.visible) }
  /// By growing and shrinking.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.visible)
  }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.visible) }
  /// From elsewhere, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.visible) }
  /// From elsewhere, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(.visible)
  }
  /// From an edge, pushing what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.visible) }
  /// In one way, out another.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { removal }
  /// By modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(.visible)
  }

  /// The transition and another one at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(kind == .identity && other.kind == .identity ? .identity : .visible)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension AnyTransition: Sendable {}

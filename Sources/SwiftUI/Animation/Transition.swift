/// How far a view that comes or goes is.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before it is there, 1 afterwards.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is known of a transition.
public struct TransitionProperties: Sendable {
  /// Whether things move in it.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  /// What the transition makes of a view.
  associatedtype Body: View
  /// The view.
  typealias Content = _TransitionContent

  /// What the transition makes of a view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What is known of the transition.
  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  /// As most transitions are: with motion.
  public nonisolated static var properties: TransitionProperties { TransitionProperties() }

  /// The transition with an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }

  /// The transition and another one at once.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition { self }
}

/// The view that a transition is of, which it is never asked for: views come and go at once.
public struct _TransitionContent {}

extension _TransitionContent: View {
  /// What it is made of: nothing, if it is the framework's own.
  public var body: EmptyView { EmptyView() }
}

/// A transition of the framework's own.
public protocol _BuiltInTransition: Transition where Body == _TransitionContent {
  /// Whether the view comes and goes at once.
  nonisolated var _isIdentity: Bool { get }
}

extension _BuiltInTransition {
  /// Whether views come and go without any change of looks.
  public nonisolated var _isIdentity: Bool { false }

  /// What the modifier makes of its content.
  public func body(content: Content, phase: TransitionPhase) -> _TransitionContent { content }
}

internal import MotionRules
public import ViewGraph

/// The phase of an insertion or a removal.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  /// `true` for the phase in which the view is present.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the insertion, 1 after the removal, 0 in between.
  public var value: Double { passage.value }

  /// The phase, for the graph.
  var passage: ViewTransitionPhase {
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

public import ViewGraph

/// What changes of a view shall look like; screens are shown in the state that changes end in.
public struct _TransitionModifier {
  let transition: AnyTransition
}

extension _TransitionModifier: _PrimitiveModifier {
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let memory = node.memory as? TransitionMemory ?? TransitionMemory()
    node.memory = memory
    memory.isIdentity = transition.kind == .identity
    node.updateChildren(node.inputs, base)
  }
}

extension View {
  /// How the view comes and goes (V7.11).
  ///
  /// It comes and goes at once; the identity transition decides in which order (V1.6).
  @_disfavoredOverload
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t))
  }

  /// How the view comes and goes (V7.11).
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }

  /// Animates what changes in updates in which a value is another one (V7.9).
  ///
  /// Inert: screens are shown in the state that changes end in.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View { self }

  /// Animates what changes.
  ///
  /// Inert: screens are shown in the state that changes end in.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// Animates what some modifiers change.
  ///
  /// The modifiers are there; what they change is shown in the state that changes end in.
  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }

  /// Changes the transactions of updates.
  ///
  /// Inert: screens are shown in the state that changes end in.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the transactions of updates in which a value is another one.
  ///
  /// Inert: screens are shown in the state that changes end in.
  public nonisolated func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the transactions of what some modifiers change.
  ///
  /// The modifiers are there; what they change is shown in the state that changes end in.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }

  /// How content becomes other content.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(_EnvironmentModifier("contentTransition") { $0.contentTransition = transition })
  }

  /// Ties the geometry of two views, one of which takes the other's place.
  ///
  /// Inert: each is shown in its own place.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// Says from which view a screen that is pushed grows.
  ///
  /// Inert: screens are shown at once.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// How a screen that is pushed comes.
  ///
  /// Inert: screens are shown at once.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}

/// The view that some modifiers are applied to.
public struct PlaceholderContentView<Content> {
  let content: Content
}

extension PlaceholderContentView: View where Content: View {
  /// What it is made of: nothing, if it is the framework's own.
  public var body: some View { content }
}

/// How a screen that is pushed comes.
public protocol NavigationTransition {}

/// As the platform does it.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates a transition.
  public init() {}
}

/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition {
  init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the platform does it.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of another view.
  public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// What is tied of the geometry of two views.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The value that stands for it.
  public let rawValue: UInt32
  /// Creates one from the value that stands for it.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The centre of the group's frame alone.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the group's frame alone.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How content becomes other content.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// The content changes at once.
  public static let identity = ContentTransition(name: "identity")
  /// The old content fades into the new one.
  public static let opacity = ContentTransition(name: "opacity")
  /// Content moves from its old look to the new one where that is possible.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// A symbol changes into another by the effect of its own.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// As symbols do it with an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Digit by digit, up or down as the value goes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// How content becomes other content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

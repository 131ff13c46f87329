public import ViewGraph

/// A view that animates from each phase to the next (T8.1).
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  /// The value whose change starts one cycle of the phases; nil to loop without end.
  let trigger: (any Equatable)?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates a view that goes round and round.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes round once whenever a value is another one.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let round = node.remember { PhaseRound(node) }
    round.prepare(phases.count, trigger: trigger) { [phases, animation] in
      animation(phases[$0])?.course
    }
    guard phases.indices.contains(round.phase) else {
      return node.updateChildren(node.inputs) { _ in }
    }
    let views = node.tracking { content(phases[round.phase]) }
    node.updateChildren(node.inputs) { Content._append(views, to: &$0) }
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) {
    if phases.isEmpty { ViewWarning.write("a PhaseAnimator without phases shows nothing") }
    (node.memory as? PhaseRound)?.begin()
  }
}

extension View {
  /// Animates the view through phases, in a loop (T8.1).
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }

  /// Animates the view through phases whenever a value changes (T8.1).
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return PhaseAnimator(
      phases,
      trigger: trigger,
      content: { content(view, $0) },
      animation: animation
    )
  }
}

/// The content of some modifiers, as their closures see it.
public struct PlaceholderContentView<Content> {
  let content: Content
  /// Whether the view has the transaction from around the modifiers.
  var isOutside = false
}

extension PlaceholderContentView: View where Content: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    guard view.isOutside else { return Content._append(view.content, to: &cursor) }
    _OuterTransactionModifier._append(
      _OuterTransactionModifier(),
      to: view.content,
      in: &cursor
    )
  }
}

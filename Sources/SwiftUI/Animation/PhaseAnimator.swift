/// A view that goes through phases; it is shown in the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  let content: (Phase) -> Content

  /// Creates a view that goes round and round.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  /// Creates a view that goes round once whenever a value is another one.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }
}

extension PhaseAnimator: View {
  /// What it is made of: nothing, if it is the framework's own.
  public var body: some View {
    if let first = phases.first { content(first) }
  }
}

extension View {
  /// The view as it goes round and round through phases; it is shown in the first.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return PhaseAnimator(phases) { content(view, $0) }
  }

  /// The view as it goes through phases whenever a value is another one; it is shown in the first.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return PhaseAnimator(phases) { content(view, $0) }
  }
}

/// The action that dismisses a presentation or pops a view.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  let dismissal: Dismissal?

  nonisolated init(dismissal: Dismissal?) { self.dismissal = dismissal }

  /// Dismisses the presentation; no effect outside of one.
  public func callAsFunction() { dismissal?.perform() }
}

/// Dismisses the presentation that a view is in, or goes back.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  let dismissal: Dismissal?

  nonisolated init(dismissal: Dismissal?) { self.dismissal = dismissal }

  /// Dismisses; nothing where nothing is presented.
  public func callAsFunction() { dismissal?.perform() }
}

/// Brings content up to date.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Brings content up to date, and waits for it.
  public func callAsFunction() async { await action() }
}

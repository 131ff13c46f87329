/// The action that refreshes content.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes content, and waits until it is done.
  public func callAsFunction() async { await action() }
}

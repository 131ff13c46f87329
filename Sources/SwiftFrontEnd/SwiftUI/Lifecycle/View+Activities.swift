extension View {
  /// Does something with a link that opens the app.
  ///
  /// Inert: no links are opened in the app.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Does something with an activity that is continued.
  ///
  /// Inert: no activities are continued.
  public nonisolated func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Advertises an activity of the user.
  ///
  /// Inert: no other device continues it.
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Advertises an activity of the user with an element; none for nil.
  ///
  /// Inert: no other device continues it.
  public nonisolated func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Says which events of other apps the view's scene takes.
  ///
  /// Inert: there are none.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View { self }
}

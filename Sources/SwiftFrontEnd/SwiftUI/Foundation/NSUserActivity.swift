/// An activity of the user, which other devices may continue.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// The title of the activity.
  public var title: String?
  /// The state from which to continue the activity.
  public var userInfo: [AnyHashable: Any]?
  /// The web page on which to continue the activity.
  public var webpageURL: URL?
  /// Whether other devices may continue it.
  public var isEligibleForHandoff = true
  /// Whether it is found in searches.
  public var isEligibleForSearch = false
  /// The stable identity.
  public var targetContentIdentifier: String?

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to the state.
  public func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }

  /// Makes the activity current.
  ///
  /// Inert: no other device continues it.
  public func becomeCurrent() {}

  /// Ends the activity.
  ///
  /// Inert: no other device continues it.
  public func invalidate() {}
}

extension View {
  /// Adds a handler of the URLs that open the app.
  ///
  /// Inert: no links are opened in the app.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Adds a handler of continued activities.
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

  /// Sets the external events that the view's scene handles.
  ///
  /// Inert: there are none.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View { self }
}

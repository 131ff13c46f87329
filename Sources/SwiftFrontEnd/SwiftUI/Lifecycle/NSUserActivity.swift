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

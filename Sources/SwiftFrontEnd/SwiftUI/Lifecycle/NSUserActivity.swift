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

  /// Adds to what has to be known.
  public func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }

  /// Makes it the current one.
  ///
  /// Inert: no other device follows.
  public func becomeCurrent() {}

  /// Ends it.
  ///
  /// Inert: no other device follows.
  public func invalidate() {}
}

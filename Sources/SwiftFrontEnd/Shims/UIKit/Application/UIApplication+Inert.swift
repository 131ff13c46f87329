// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Services and notifications of the system for applications in the background: inert, since the
// application is always in front.

extension UIApplication {
  /// Yes: the device is unlocked.
  public var isProtectedDataAvailable: Bool { true }
  /// `false`: there are no remote notifications.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Without an end: the application is on the screen.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// No: nothing of it runs that is not on the screen.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// No: there is one scene.
  public var supportsMultipleScenes: Bool { false }
  /// Inert: there is no remote control.
  public func beginReceivingRemoteControlEvents() {}
  /// Inert: there is no remote control.
  public func endReceivingRemoteControlEvents() {}

  /// Inert: it always is allowed what it is allowed.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification"
  )
  /// Inert: the device stays unlocked.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable"
  )
  /// Inert: the device stays unlocked.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable"
  )
}

/// Whether an application that is not on the screen may run.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

extension UIScreen {
  /// Inert: the screen stays as bright as it is.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )
  /// Inert: the screen is not recorded.
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )
  /// Inert: the screen stays.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Inert: the screen stays.
  public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification"
  )
}

extension UIScene {
  /// Inert: the scene is there from the beginning.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  /// Inert: the scene stays.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Inert: the scene stays.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
  /// Inert: the scene is there from the beginning.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Inert: the scene stays.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
}

extension UIDevice {
  /// Inert: it always runs on the mains.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
  /// Inert: nothing is near.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification"
  )
  /// No: nothing is near.
  public var proximityState: Bool { false }
  /// Inert: nothing is near.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Yes.
  public var isMultitaskingSupported: Bool { true }
  /// Inert: nothing is heard.
  public func playInputClick() {}
}

extension UIPasteboard {
  /// Options for storing items on a pasteboard, which have no effect.
  public enum OptionsKey: String, Sendable {
    case expirationDate, localOnly
  }

  /// Puts items on the board, with a text among them where one is.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
    string = items.lazy.compactMap { $0.values.lazy.compactMap { $0 as? String }.first }.first
  }

  /// No colours are put on a board by others.
  public var hasColors: Bool { color != nil }
}

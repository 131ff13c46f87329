// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Services and notifications of the system for applications in the background: inert, since the
// application is always in front.

extension UIApplication {
  /// `true`: the device is unlocked.
  public var isProtectedDataAvailable: Bool { true }
  /// `false`: there are no remote notifications.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Unlimited: the application is in front.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Denied: the application never runs in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// `false`: there is one scene.
  public var supportsMultipleScenes: Bool { false }
  /// Inert: there is no remote control.
  public func beginReceivingRemoteControlEvents() {}
  /// Inert: there is no remote control.
  public func endReceivingRemoteControlEvents() {}

  /// Inert: the status does not change.
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
  /// Inert: the brightness does not change.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )
  /// Inert: the screen is not recorded.
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )
  /// Inert: the screen stays connected.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Inert: the screen stays connected.
  public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification"
  )
}

extension UIScene {
  /// Inert: the scene is active from the beginning.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  /// Inert: the scene stays active.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Inert: the scene stays active.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
  /// Inert: the scene is active from the beginning.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Inert: the scene stays active.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
}

extension UIDevice {
  /// Inert: there is no battery.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
  /// Inert: there is no proximity sensor.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification"
  )
  /// `false`: there is no proximity sensor.
  public var proximityState: Bool { false }
  /// Inert: there is no proximity sensor.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// `true`: there is multitasking.
  public var isMultitaskingSupported: Bool { true }
  /// Inert: there is no sound.
  public func playInputClick() {}
}

extension UIPasteboard {
  /// Options for storing items on a pasteboard, which have no effect.
  public enum OptionsKey: String, Sendable {
    case expirationDate, localOnly
  }

  /// Stores items; the first text among them becomes the string.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
    string = items.lazy.compactMap { $0.values.lazy.compactMap { $0 as? String }.first }.first
  }

  /// `true` if the program stored a colour.
  public var hasColors: Bool { color != nil }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The device that is laid out for.
open class UIDevice: NSObject, @unchecked Sendable {
  // The one device; its properties come from the screen's traits.
  public static let current = UIDevice()

  open var name: String { model }
  open var model: String { _ScreenTraits.current.isPad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { _ScreenTraits.current.isPad ? "iPadOS" : "iOS" }
  open var systemVersion: String {
    let version = _ScreenTraits.current.systemVersion
    return "\(version.major).\(version.minor)"
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { _ScreenTraits.current.isPad ? .pad : .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  }
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  /// Inert: there is no battery.
  open var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}

  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The orientations that an interface supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

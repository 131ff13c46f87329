internal import LayoutCore

/// The device of a screen.
public struct ScreenDevice: Sendable, Hashable {
  let device: Device
  var orientation = Device.Orientation.portrait

  /// Creates a device by its name.
  ///
  /// - Parameter name: Apple's name, such as `iPhone 16 Pro`; the result is nil for an unknown one.
  public init?(named name: String) {
    guard let device = Device(named: name) else { return nil }
    self.device = device
  }

  private init(known name: String) {
    guard let device = Device(named: name) else {
      preconditionFailure("the table of devices has no \(name)")
    }
    self.device = device
  }

  /// The device in landscape orientation.
  public var landscape: ScreenDevice {
    var device = self
    device.orientation = .landscape
    return device
  }

  /// The device that Apple calls iPhone SE (3rd generation).
  public static let iPhoneSE = ScreenDevice(known: "iPhone SE (3rd generation)")
  /// The device that Apple calls iPhone 13 mini.
  public static let iPhone13mini = ScreenDevice(known: "iPhone 13 mini")
  /// The device that Apple calls iPhone 14.
  public static let iPhone14 = ScreenDevice(known: "iPhone 14")
  /// The device that Apple calls iPhone 15.
  public static let iPhone15 = ScreenDevice(known: "iPhone 15")
  /// The device that Apple calls iPhone 15 Pro.
  public static let iPhone15Pro = ScreenDevice(known: "iPhone 15 Pro")
  /// The device that Apple calls iPhone 16.
  public static let iPhone16 = ScreenDevice(known: "iPhone 16")
  /// The device that Apple calls iPhone 16 Plus.
  public static let iPhone16Plus = ScreenDevice(known: "iPhone 16 Plus")
  /// The device that Apple calls iPhone 16 Pro.
  public static let iPhone16Pro = ScreenDevice(known: "iPhone 16 Pro")
  /// The device that Apple calls iPhone 16 Pro Max.
  public static let iPhone16ProMax = ScreenDevice(known: "iPhone 16 Pro Max")
  /// The device that Apple calls iPhone 17.
  public static let iPhone17 = ScreenDevice(known: "iPhone 17")
  /// The device that Apple calls iPhone 17 Pro.
  public static let iPhone17Pro = ScreenDevice(known: "iPhone 17 Pro")
  /// The iPad mini of 2024.
  public static let iPadMini = ScreenDevice(known: "iPad mini (A17 Pro)")
  /// The iPad of 2025.
  public static let iPad = ScreenDevice(known: "iPad (A16)")
  /// The large iPad Pro of 2024.
  public static let iPadPro13 = ScreenDevice(known: "iPad Pro 13-inch (M4)")
}

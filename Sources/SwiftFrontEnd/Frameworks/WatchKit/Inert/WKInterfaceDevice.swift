// Written by tools/frameworks/generate from WatchKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of WatchKit; only its name and values exist.
open class WKInterfaceDevice: NSObject {
  /// Returns the device, with the sizes of its screen.
  public static func current() -> WKInterfaceDevice { WKInterfaceDevice() }
  /// The size of the screen, in points.
  open var screenBounds: CGRect { UIScreen.main.bounds }
  /// The count of pixels in a point.
  open var screenScale: CGFloat { UIScreen.main.scale }
  /// The name of the device.
  open var name: String { UIDevice.current.name }
  /// The kind of device.
  open var model: String { UIDevice.current.model }
  /// The name of its system.
  open var systemName: String { UIDevice.current.systemName }
  /// The version of its system.
  open var systemVersion: String { UIDevice.current.systemVersion }
  /// The stable identity.
  open var identifierForVendor: UUID? { UIDevice.current.identifierForVendor }
  /// Stored; has no effect.
  open var isBatteryMonitoringEnabled: Bool = false
  /// Inert: always `-1`.
  open var batteryLevel: Float { -1 }
  /// Inert: always `.unknown`.
  open var batteryState: WKInterfaceDeviceBatteryState { .unknown }
  /// Inert: always `0`.
  open var waterResistanceRating: Int { 0 }
  /// Inert: always `.left`.
  open var wristLocation: WKInterfaceDeviceWristLocation { .left }
  /// Inert: always `.right`.
  open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
  /// Inert: does nothing.
  open func play(_ type: WKHapticType) {}
  /// Inert: does nothing.
  open func enableWaterLock() {}
}

/// A value of WatchKit, by its name.
public enum WKInterfaceDeviceBatteryState: Int, Sendable {
  case unknown
  case unplugged
  case charging
  case full
}

/// A value of WatchKit, by its name.
public enum WKInterfaceDeviceWristLocation: Int, Sendable {
  case left
  case right
}

/// A value of WatchKit, by its name.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable {
  case left
  case right
}

/// A value of WatchKit, by its name.
public enum WKHapticType: Int, Sendable {
  case notification
  case directionUp
  case directionDown
  case success
  case failure
  case retry
  case start
  case stop
  case click
  case navigationGenericManeuver = 11
  case navigationLeftTurn
  case navigationRightTurn
  case underwaterDepthPrompt
}

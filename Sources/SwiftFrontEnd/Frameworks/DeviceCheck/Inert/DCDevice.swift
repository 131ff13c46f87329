// Written by tools/frameworks/generate from DeviceCheck.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of DeviceCheck; only its name and values exist.
open class DCDevice: NSObject {
  /// Inert: always `DCDevice()`.
  public static var current: DCDevice { DCDevice() }
  /// Inert: always `false`.
  open var isSupported: Bool { false }
}

/// Inert: a class of DeviceCheck; only its name and values exist.
open class DCAppAttestService: NSObject {
  /// Inert: always `DCAppAttestService()`.
  public static var shared: DCAppAttestService { DCAppAttestService() }
  /// Inert: always `false`.
  open var isSupported: Bool { false }
}

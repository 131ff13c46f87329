// Written by tools/frameworks/generate from NetworkExtension.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of NetworkExtension; only its name and values exist.
open class NEHotspotNetwork: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func fetchCurrent(
    completionHandler: @escaping (NEHotspotNetwork?) -> Void
  ) { completionHandler(nil) }
  /// Inert: always returns the same instance.
  @discardableResult public static func fetchCurrent() async -> NEHotspotNetwork? { nil }
  /// Inert: always `""`.
  open var ssid: String { "" }
  /// Inert: always `""`.
  open var bssid: String { "" }
  /// Inert: always `0`.
  open var signalStrength: Double { 0 }
  /// Inert: always `false`.
  open var isSecure: Bool { false }
}

/// Inert: a class of NetworkExtension; only its name and values exist.
open class NEHotspotConfiguration: NSObject {
  /// Creates an instance without effect.
  public init(ssid: String) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(ssid: String, passphrase: String, isWEP: Bool) {
    super.init()
  }
  /// Stored; has no effect.
  open var joinOnce: Bool = false
}

/// Inert: a class of NetworkExtension; only its name and values exist.
open class NEHotspotConfigurationManager: NSObject {
  /// Inert: always `NEHotspotConfigurationManager()`.
  public static var shared: NEHotspotConfigurationManager { NEHotspotConfigurationManager() }
  /// Inert: does nothing.
  @discardableResult open func apply(
    _ configuration: NEHotspotConfiguration,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  /// Inert: does nothing.
  open func removeConfiguration(forSSID ssid: String) {}
}

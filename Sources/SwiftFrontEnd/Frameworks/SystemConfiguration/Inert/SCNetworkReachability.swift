// Written by tools/frameworks/generate from SystemConfiguration.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of SystemConfiguration; only its name and values exist.
open class SCNetworkReachability: NSObject {
}

/// Options of SystemConfiguration, by their names.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates options from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// An option without effect.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// An option without effect.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// An option without effect.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// An option without effect.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// An option without effect.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// An option without effect.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
}

/// Inert: always returns the same instance.
@discardableResult public func SCNetworkReachabilityCreateWithName(
  _ allocator: NSObject?,
  _ name: String
) -> SCNetworkReachability? { nil }

/// Inert: always returns the same instance.
@discardableResult public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability,
  _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool { false }

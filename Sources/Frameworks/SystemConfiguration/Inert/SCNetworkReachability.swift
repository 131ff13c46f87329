// Written by tools/frameworks/generate from SystemConfiguration.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of SystemConfiguration, of which there is only the name and its values.
open class SCNetworkReachability: NSObject {
}

/// Options of SystemConfiguration, by their names.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The number that stands for the options.
  public let rawValue: UInt32
  /// Creates options from the number that stands for them.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// An option, which changes nothing.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// An option, which changes nothing.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// An option, which changes nothing.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// An option, which changes nothing.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// An option, which changes nothing.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// An option, which changes nothing.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
}

/// Inert: returns the same to everybody.
@discardableResult public func SCNetworkReachabilityCreateWithName(
  _ allocator: NSObject?,
  _ name: String
) -> SCNetworkReachability? { nil }

/// Inert: returns the same to everybody.
@discardableResult public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability,
  _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool { false }

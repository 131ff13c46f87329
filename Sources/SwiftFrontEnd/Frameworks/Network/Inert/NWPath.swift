// Written by tools/frameworks/generate from Network.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of Network; only its name and values exist.
open class NWPathMonitor: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(requiredInterfaceType type: NWInterface.InterfaceType) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(prohibitedInterfaceTypes types: [NWInterface.InterfaceType]) {
    super.init()
  }
  /// Stored; has no effect.
  open var pathUpdateHandler: (@Sendable (NWPath) -> Void)? = nil
  /// Inert: always `NWPath()`.
  open var currentPath: NWPath { NWPath() }
  /// Inert: does nothing.
  open func start(queue: DispatchQueue) {}
  /// Inert: does nothing.
  open func cancel() {}
}

/// The path to the network: there is none.
public struct NWPath: Equatable, Sendable {
  /// The status of the path.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  /// The reason for an unsatisfied path.
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }
  /// Inert: always `unsatisfied`, as on an offline device.
  public var status: Status { .unsatisfied }
  /// Inert: always the same.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Inert: always `false`.
  public var isExpensive: Bool { false }
  /// Inert: always `false`.
  public var isConstrained: Bool { false }
  /// Inert: none.
  public var availableInterfaces: [NWInterface] { [] }
  /// Inert: no interface is used.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}
/// A value of Network without effect.
public struct NWInterface: Hashable, Sendable {
  /// Creates a value without effect.
  public init() {}
  /// A value of Network, by its name.
  public enum InterfaceType: Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }
  /// Inert: always `.other`.
  public var type: InterfaceType { .other }
  /// Inert: always `""`.
  public var name: String { "" }
}

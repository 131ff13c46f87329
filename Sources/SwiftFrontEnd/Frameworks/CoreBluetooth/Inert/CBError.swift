// Written by tools/frameworks/generate from CoreBluetooth.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// An error of CoreBluetooth, with its codes.
public struct CBError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case unknown = 0
    case invalidParameters
    case invalidHandle
    case notConnected
    case outOfSpace
    case operationCancelled
    case connectionTimeout
    case peripheralDisconnected
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CBError)?.code == code
    }
  }
  /// An error code.
  public static var unknown: Code { .unknown }
  /// An error code.
  public static var invalidParameters: Code { .invalidParameters }
  /// An error code.
  public static var invalidHandle: Code { .invalidHandle }
  /// An error code.
  public static var notConnected: Code { .notConnected }
  /// An error code.
  public static var outOfSpace: Code { .outOfSpace }
  /// An error code.
  public static var operationCancelled: Code { .operationCancelled }
  /// An error code.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// An error code.
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  /// The domain of the codes.
  public static var errorDomain: String { "CBErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// Inert: a class of CoreBluetooth; only its name and values exist.
open class CBPeer: NSObject {
  /// Inert: always the same.
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

/// Inert: a class of CoreBluetooth; only its name and values exist.
open class CBCentral: CBPeer {
}

/// Inert: a class of CoreBluetooth; only its name and values exist.
open class CBPeripheral: CBPeer {
  /// Stored; has no effect.
  public weak var delegate: (any CBPeripheralDelegate)?
  /// Inert: always `nil`.
  open var name: String? { nil }
  /// Inert: always `.disconnected`.
  open var state: CBPeripheralState { .disconnected }
  /// Inert: always `nil`.
  open var services: [CBService]? { nil }
  /// Inert: does nothing.
  open func readRSSI() {}
  /// Inert: does nothing.
  open func discoverServices(_ services: [CBUUID]?) {}
  /// Inert: does nothing.
  open func discoverCharacteristics(_ characteristics: [CBUUID]?, for service: CBService) {}
  /// Inert: does nothing.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Inert: does nothing.
  open func writeValue(
    _ data: Data,
    for characteristic: CBCharacteristic,
    type: CBCharacteristicWriteType
  ) {}
  /// Inert: does nothing.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Inert: always returns the same instance.
  @discardableResult open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int {
    20
  }
}

/// A value of CoreBluetooth, by its name.
public enum CBPeripheralState: Int, Sendable {
  case disconnected
  case connecting
  case connected
  case disconnecting
}

/// A value of CoreBluetooth, by its name.
public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse
  case withoutResponse
}

/// Callbacks of CoreBluetooth, which are never made.
public protocol CBPeripheralDelegate: AnyObject {
  /// Inert: never called.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// Inert: never called.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI rssi: NSNumber, error: (any Error)?)
  /// Inert: never called.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Inert: never called.
  func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  )
  /// Inert: never called.
  func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
  /// Inert: never called.
  func peripheral(
    _ peripheral: CBPeripheral,
    didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
  /// Inert: never called.
  func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
}

extension CBPeripheralDelegate {
  /// Inert: does nothing.
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  /// Inert: does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didReadRSSI rssi: NSNumber,
    error: (any Error)?
  ) {}
  /// Inert: does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Inert: does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  /// Inert: does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Inert: does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Inert: does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
}

/// Inert: a class of CoreBluetooth; only its name and values exist.
open class CBUUID: NSObject {
  /// Creates an instance without effect.
  public init(string: String) {
    uuidString = string
    super.init()
  }
  /// Creates an instance without effect.
  public init(nsuuid: UUID) {
    uuidString = nsuuid.uuidString
    super.init()
  }
  /// Stored; has no effect.
  public let uuidString: String
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  open override var hash: Int { uuidString.hashValue }
}

/// Inert: a class of CoreBluetooth; only its name and values exist.
open class CBAttribute: NSObject {
  /// Inert: always `CBUUID(string: "")`.
  open var uuid: CBUUID { CBUUID(string: "") }
}

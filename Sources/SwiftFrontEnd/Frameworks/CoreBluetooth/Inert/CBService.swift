// Written by tools/frameworks/generate from CoreBluetooth.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreBluetooth; only its name and values exist.
open class CBService: CBAttribute {
  /// Inert: always `nil`.
  open var characteristics: [CBCharacteristic]? { nil }
  /// Inert: always `true`.
  open var isPrimary: Bool { true }
}

/// Inert: a class of CoreBluetooth; only its name and values exist.
open class CBMutableService: CBService {
  /// Creates an instance without effect.
  public init(type: CBUUID, primary: Bool) {
    super.init()
  }
}

/// Inert: a class of CoreBluetooth; only its name and values exist.
open class CBCharacteristic: CBAttribute {
  /// Inert: always `nil`.
  open var value: Data? { nil }
  /// Inert: always `[]`.
  open var properties: CBCharacteristicProperties { [] }
  /// Inert: always `false`.
  open var isNotifying: Bool { false }
}

/// Inert: a class of CoreBluetooth; only its name and values exist.
open class CBMutableCharacteristic: CBCharacteristic {
  /// Creates an instance without effect.
  public init(
    type: CBUUID,
    properties: CBCharacteristicProperties,
    value: Data?,
    permissions: CBAttributePermissions
  ) {
    super.init()
  }
}

/// Options of CoreBluetooth, by their names.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option without effect.
  public static let broadcast = CBCharacteristicProperties(rawValue: 1 << 0)
  /// An option without effect.
  public static let read = CBCharacteristicProperties(rawValue: 1 << 1)
  /// An option without effect.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 1 << 2)
  /// An option without effect.
  public static let write = CBCharacteristicProperties(rawValue: 1 << 3)
  /// An option without effect.
  public static let notify = CBCharacteristicProperties(rawValue: 1 << 4)
  /// An option without effect.
  public static let indicate = CBCharacteristicProperties(rawValue: 1 << 5)
}

/// Options of CoreBluetooth, by their names.
public struct CBAttributePermissions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option without effect.
  public static let readable = CBAttributePermissions(rawValue: 1 << 0)
  /// An option without effect.
  public static let writeable = CBAttributePermissions(rawValue: 1 << 1)
  /// An option without effect.
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 1 << 2)
  /// An option without effect.
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 1 << 3)
}

/// A constant without effect.
public let CBAdvertisementDataLocalNameKey: String = "kCBAdvDataLocalName"

/// A constant without effect.
public let CBAdvertisementDataServiceUUIDsKey: String = "kCBAdvDataServiceUUIDs"

/// A constant without effect.
public let CBAdvertisementDataManufacturerDataKey: String = "kCBAdvDataManufacturerData"

/// A constant without effect.
public let CBCentralManagerScanOptionAllowDuplicatesKey: String = "kCBScanOptionAllowDuplicates"

/// A constant without effect.
public let CBCentralManagerOptionShowPowerAlertKey: String = "kCBInitOptionShowPowerAlert"

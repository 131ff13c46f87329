// Written by tools/frameworks/generate from CoreBluetooth.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// A value of CoreBluetooth, by its name.
public enum CBManagerState: Int, Sendable {
  case unknown
  case resetting
  case unsupported
  case unauthorized
  case poweredOff
  case poweredOn
}

/// A value of CoreBluetooth, by its name.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case allowedAlways
}

/// Inert: a class of CoreBluetooth; only its name and values exist.
open class CBManager: NSObject {
  /// Inert: always `.unsupported`.
  open var state: CBManagerState { .unsupported }
  /// Inert: always `.notDetermined`.
  open var authorization: CBManagerAuthorization { .notDetermined }
  /// Inert: always `.notDetermined`.
  public static var authorization: CBManagerAuthorization { .notDetermined }
}

/// Inert: a class of CoreBluetooth; only its name and values exist.
open class CBCentralManager: CBManager {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(
    delegate: (any CBCentralManagerDelegate)?,
    queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
  }
  /// Stored; has no effect.
  public weak var delegate: (any CBCentralManagerDelegate)?
  /// Inert: always `false`.
  open var isScanning: Bool { false }
  /// Inert: does nothing.
  open func scanForPeripherals(withServices services: [CBUUID]?, options: [String: Any]? = nil) {}
  /// Inert: does nothing.
  open func stopScan() {}
  /// Inert: does nothing.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Inert: does nothing.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Inert: always returns the same instance.
  @discardableResult open func retrievePeripherals(withIdentifiers identifiers: [UUID])
    -> [CBPeripheral]
  { [] }
  /// Inert: always returns the same instance.
  @discardableResult open func retrieveConnectedPeripherals(withServices services: [CBUUID])
    -> [CBPeripheral]
  { [] }
}

/// Callbacks of CoreBluetooth, which are never made.
public protocol CBCentralManagerDelegate: AnyObject {
  /// Inert: never called.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Inert: never called.
  func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi: NSNumber
  )
  /// Inert: never called.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Inert: never called.
  func centralManager(
    _ central: CBCentralManager,
    didFailToConnect peripheral: CBPeripheral,
    error: (any Error)?
  )
  /// Inert: never called.
  func centralManager(
    _ central: CBCentralManager,
    didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  )
  /// Inert: never called.
  func centralManager(_ central: CBCentralManager, willRestoreState state: [String: Any])
}

extension CBCentralManagerDelegate {
  /// Inert: does nothing.
  public func centralManagerDidUpdateState(_ central: CBCentralManager) {}
  /// Inert: does nothing.
  public func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi: NSNumber
  ) {}
  /// Inert: does nothing.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Inert: does nothing.
  public func centralManager(
    _ central: CBCentralManager,
    didFailToConnect peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
  /// Inert: does nothing.
  public func centralManager(
    _ central: CBCentralManager,
    didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
  /// Inert: does nothing.
  public func centralManager(_ central: CBCentralManager, willRestoreState state: [String: Any]) {}
}

/// Inert: a class of CoreBluetooth; only its name and values exist.
open class CBPeripheralManager: CBManager {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?,
    queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
  }
  /// Stored; has no effect.
  public weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Inert: always `false`.
  open var isAdvertising: Bool { false }
  /// Inert: does nothing.
  open func startAdvertising(_ data: [String: Any]?) {}
  /// Inert: does nothing.
  open func stopAdvertising() {}
  /// Inert: does nothing.
  open func add(_ service: CBMutableService) {}
  /// Inert: always returns the same instance.
  @discardableResult open func updateValue(
    _ value: Data,
    for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
  /// Inert: does nothing.
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
}

/// Callbacks of CoreBluetooth, which are never made.
public protocol CBPeripheralManagerDelegate: AnyObject {
  /// Inert: never called.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// Inert: never called.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Inert: never called.
  func peripheralManager(
    _ peripheral: CBPeripheralManager,
    didReceiveWrite requests: [CBATTRequest]
  )
  /// Inert: never called.
  func peripheralManager(
    _ peripheral: CBPeripheralManager,
    central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic
  )
}

extension CBPeripheralManagerDelegate {
  /// Inert: does nothing.
  public func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {}
  /// Inert: does nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager,
    didReceiveRead request: CBATTRequest
  ) {}
  /// Inert: does nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager,
    didReceiveWrite requests: [CBATTRequest]
  ) {}
  /// Inert: does nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager,
    central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic
  ) {}
}

/// Inert: a class of CoreBluetooth; only its name and values exist.
open class CBATTRequest: NSObject {
  /// Stored; has no effect.
  open var value: Data? = nil
}

/// An error of CoreBluetooth, with its codes.
public struct CBATTError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case success = 0
    case invalidHandle
    case readNotPermitted
    case writeNotPermitted
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CBATTError)?.code == code
    }
  }
  /// An error code.
  public static var success: Code { .success }
  /// An error code.
  public static var invalidHandle: Code { .invalidHandle }
  /// An error code.
  public static var readNotPermitted: Code { .readNotPermitted }
  /// An error code.
  public static var writeNotPermitted: Code { .writeNotPermitted }
  /// The domain of the codes.
  public static var errorDomain: String { "CBATTErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

// Written by tools/frameworks/generate from CoreMotion.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreMotion; only its name and values exist.
open class CMMotionManager: NSObject {
  /// Stored; has no effect.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// Stored; has no effect.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// Stored; has no effect.
  open var gyroUpdateInterval: TimeInterval = 0
  /// Stored; has no effect.
  open var magnetometerUpdateInterval: TimeInterval = 0
  /// Inert: always `false`.
  open var isDeviceMotionAvailable: Bool { false }
  /// Inert: always `false`.
  open var isDeviceMotionActive: Bool { false }
  /// Inert: always `false`.
  open var isAccelerometerAvailable: Bool { false }
  /// Inert: always `false`.
  open var isAccelerometerActive: Bool { false }
  /// Inert: always `false`.
  open var isGyroAvailable: Bool { false }
  /// Inert: always `false`.
  open var isGyroActive: Bool { false }
  /// Inert: always `false`.
  open var isMagnetometerAvailable: Bool { false }
  /// Inert: always `nil`.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Inert: always `nil`.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Inert: always `nil`.
  open var gyroData: CMGyroData? { nil }
  /// Inert: does nothing.
  open func startDeviceMotionUpdates() {}
  /// Inert: does nothing.
  @discardableResult open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  open func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) {}
  /// Inert: does nothing.
  @discardableResult open func startDeviceMotionUpdates(
    using frame: CMAttitudeReferenceFrame,
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  open func stopDeviceMotionUpdates() {}
  /// Inert: does nothing.
  open func startAccelerometerUpdates() {}
  /// Inert: does nothing.
  @discardableResult open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  open func stopAccelerometerUpdates() {}
  /// Inert: does nothing.
  open func startGyroUpdates() {}
  /// Inert: does nothing.
  @discardableResult open func startGyroUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  open func stopGyroUpdates() {}
}

/// Options of CoreMotion, by their names.
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option without effect.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
  /// An option without effect.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
  /// An option without effect.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  /// An option without effect.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

/// Inert: a class of CoreMotion; only its name and values exist.
open class CMDeviceMotion: NSObject {
  /// Inert: always `CMAttitude()`.
  open var attitude: CMAttitude { CMAttitude() }
  /// Inert: always `CMAcceleration()`.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// Inert: always `CMAcceleration()`.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// Inert: always `CMRotationRate()`.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// Inert: always `-1`.
  open var heading: Double { -1 }
}

/// Inert: a class of CoreMotion; only its name and values exist.
open class CMAttitude: NSObject {
  /// Inert: always `0`.
  open var roll: Double { 0 }
  /// Inert: always `0`.
  open var pitch: Double { 0 }
  /// Inert: always `0`.
  open var yaw: Double { 0 }
  /// Inert: always `CMQuaternion()`.
  open var quaternion: CMQuaternion { CMQuaternion() }
  /// Inert: does nothing.
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// A value of CoreMotion without effect.
public struct CMAcceleration: Sendable {
  /// Stored; has no effect.
  public var x: Double = 0
  /// Stored; has no effect.
  public var y: Double = 0
  /// Stored; has no effect.
  public var z: Double = 0
  /// Creates a value without effect.
  public init() {}
  /// Creates a value without effect.
  public init(x: Double, y: Double, z: Double) { self.x = x; self.y = y; self.z = z }
}
/// A value of CoreMotion without effect.
public struct CMRotationRate: Sendable {
  /// Stored; has no effect.
  public var x: Double = 0
  /// Stored; has no effect.
  public var y: Double = 0
  /// Stored; has no effect.
  public var z: Double = 0
  /// Creates a value without effect.
  public init() {}
  /// Creates a value without effect.
  public init(x: Double, y: Double, z: Double) { self.x = x; self.y = y; self.z = z }
}
/// A value of CoreMotion without effect.
public struct CMMagneticField: Sendable {
  /// Stored; has no effect.
  public var x: Double = 0
  /// Stored; has no effect.
  public var y: Double = 0
  /// Stored; has no effect.
  public var z: Double = 0
  /// Creates a value without effect.
  public init() {}
  /// Creates a value without effect.
  public init(x: Double, y: Double, z: Double) { self.x = x; self.y = y; self.z = z }
}

/// A value of CoreMotion without effect.
public struct CMQuaternion: Sendable {
  /// Stored; has no effect.
  public var x: Double = 0
  /// Stored; has no effect.
  public var y: Double = 0
  /// Stored; has no effect.
  public var z: Double = 0
  /// Stored; has no effect.
  public var w: Double = 1
  /// Creates a value without effect.
  public init() {}
}

// Written by tools/frameworks/generate from CoreMotion.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreMotion, of which there is only the name and its values.
open class CMMotionManager: NSObject {
  /// A value that is kept, and changes nothing.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// A value that is kept, and changes nothing.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// A value that is kept, and changes nothing.
  open var gyroUpdateInterval: TimeInterval = 0
  /// A value that is kept, and changes nothing.
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
  /// The number that stands for the options.
  public let rawValue: UInt
  /// Creates options from the number that stands for them.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option, which changes nothing.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
  /// An option, which changes nothing.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
  /// An option, which changes nothing.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  /// An option, which changes nothing.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

/// Inert: a class of CoreMotion, of which there is only the name and its values.
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

/// Inert: a class of CoreMotion, of which there is only the name and its values.
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

/// A value of CoreMotion, which changes nothing.
public struct CMAcceleration: Sendable {
  /// A value that is kept, and changes nothing.
  public var x: Double = 0
  /// A value that is kept, and changes nothing.
  public var y: Double = 0
  /// A value that is kept, and changes nothing.
  public var z: Double = 0
  /// Creates a value, which changes nothing.
  public init() {}
  /// Creates a value, which changes nothing.
  public init(x: Double, y: Double, z: Double) { self.x = x; self.y = y; self.z = z }
}
/// A value of CoreMotion, which changes nothing.
public struct CMRotationRate: Sendable {
  /// A value that is kept, and changes nothing.
  public var x: Double = 0
  /// A value that is kept, and changes nothing.
  public var y: Double = 0
  /// A value that is kept, and changes nothing.
  public var z: Double = 0
  /// Creates a value, which changes nothing.
  public init() {}
  /// Creates a value, which changes nothing.
  public init(x: Double, y: Double, z: Double) { self.x = x; self.y = y; self.z = z }
}
/// A value of CoreMotion, which changes nothing.
public struct CMMagneticField: Sendable {
  /// A value that is kept, and changes nothing.
  public var x: Double = 0
  /// A value that is kept, and changes nothing.
  public var y: Double = 0
  /// A value that is kept, and changes nothing.
  public var z: Double = 0
  /// Creates a value, which changes nothing.
  public init() {}
  /// Creates a value, which changes nothing.
  public init(x: Double, y: Double, z: Double) { self.x = x; self.y = y; self.z = z }
}

/// A value of CoreMotion, which changes nothing.
public struct CMQuaternion: Sendable {
  /// A value that is kept, and changes nothing.
  public var x: Double = 0
  /// A value that is kept, and changes nothing.
  public var y: Double = 0
  /// A value that is kept, and changes nothing.
  public var z: Double = 0
  /// A value that is kept, and changes nothing.
  public var w: Double = 1
  /// Creates a value, which changes nothing.
  public init() {}
}

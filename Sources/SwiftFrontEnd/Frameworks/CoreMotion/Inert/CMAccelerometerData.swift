// Written by tools/frameworks/generate from CoreMotion.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreMotion; only its name and values exist.
open class CMAccelerometerData: NSObject {
  /// Inert: always `CMAcceleration()`.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// Inert: a class of CoreMotion; only its name and values exist.
open class CMGyroData: NSObject {
  /// Inert: always `CMRotationRate()`.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// Inert: a class of CoreMotion; only its name and values exist.
open class CMPedometer: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func isStepCountingAvailable() -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult public static func isDistanceAvailable() -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult public static func authorizationStatus() -> CMAuthorizationStatus {
    .notDetermined
  }
  /// Inert: does nothing.
  @discardableResult open func startUpdates(
    from start: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  @discardableResult open func queryPedometerData(
    from start: Date,
    to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  open func stopUpdates() {}
}

/// A value of CoreMotion, by its name.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

/// Inert: a class of CoreMotion; only its name and values exist.
open class CMPedometerData: NSObject {
  /// Inert: always `0`.
  open var numberOfSteps: NSNumber { 0 }
  /// Inert: always `nil`.
  open var distance: NSNumber? { nil }
}

/// Inert: a class of CoreMotion; only its name and values exist.
open class CMMotionActivityManager: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func isActivityAvailable() -> Bool { false }
  /// Inert: does nothing.
  @discardableResult open func startActivityUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {}
  /// Inert: does nothing.
  open func stopActivityUpdates() {}
}

/// Inert: a class of CoreMotion; only its name and values exist.
open class CMMotionActivity: NSObject {
  /// Inert: always `false`.
  open var walking: Bool { false }
  /// Inert: always `false`.
  open var running: Bool { false }
  /// Inert: always `false`.
  open var stationary: Bool { false }
  /// Inert: always `false`.
  open var automotive: Bool { false }
}

/// Inert: a class of CoreMotion; only its name and values exist.
open class CMAltimeter: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func isRelativeAltitudeAvailable() -> Bool { false }
}

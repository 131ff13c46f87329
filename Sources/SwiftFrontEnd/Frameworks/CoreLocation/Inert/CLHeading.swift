// Written by tools/frameworks/generate from CoreLocation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreLocation; only its name and values exist.
open class CLHeading: NSObject {
  /// Inert: always `-1`.
  open var trueHeading: CLLocationDirection { -1 }
  /// Inert: always `-1`.
  open var magneticHeading: CLLocationDirection { -1 }
  /// Inert: always `-1`.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// Inert: always `Date(timeIntervalSinceReferenceDate: 0)`.
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// Inert: a class of CoreLocation; only its name and values exist.
open class CLVisit: NSObject {
  /// Inert: always `CLLocationCoordinate2D()`.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// Inert: always `.distantPast`.
  open var arrivalDate: Date { .distantPast }
  /// Inert: always `.distantFuture`.
  open var departureDate: Date { .distantFuture }
}

/// Inert: a class of CoreLocation; only its name and values exist.
open class CLRegion: NSObject {
  /// Creates an instance without effect.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
  /// Stored; has no effect.
  public let identifier: String
  /// Stored; has no effect.
  open var notifyOnEntry: Bool = true
  /// Stored; has no effect.
  open var notifyOnExit: Bool = true
}

/// Inert: a class of CoreLocation; only its name and values exist.
open class CLCircularRegion: CLRegion {
  /// Creates an instance without effect.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
  /// Stored; has no effect.
  public let center: CLLocationCoordinate2D
  /// Stored; has no effect.
  public let radius: CLLocationDistance
  /// Inert: always returns the same instance.
  @discardableResult open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(coordinate).distance(from: CLLocation(center)) <= radius
  }
}

/// Inert: a class of CoreLocation; only its name and values exist.
open class CLBeaconRegion: CLRegion {
  /// Creates an instance without effect.
  public init(uuid: UUID, identifier: String) {
    self.uuid = uuid
    super.init(identifier: identifier)
  }
  /// Stored; has no effect.
  public let uuid: UUID
}

/// Inert: a class of CoreLocation; only its name and values exist.
open class CLBeacon: NSObject {
  /// Inert: always `.unknown`.
  open var proximity: CLProximity { .unknown }
  /// Inert: always `-1`.
  open var accuracy: CLLocationAccuracy { -1 }
  /// Inert: always `0`.
  open var rssi: Int { 0 }
}

/// Updates of the location, of which there are none.
public struct CLLocationUpdate: Sendable {
  /// The place.
  public let location: CLLocation?
  /// The activity that the updates are for.
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  /// Inert: ends at once.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> AsyncStream<
    CLLocationUpdate
  > { AsyncStream { $0.finish() } }
}

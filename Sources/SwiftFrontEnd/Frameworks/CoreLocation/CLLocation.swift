@_exported import Foundation

/// A number of degrees.
public typealias CLLocationDegrees = Double
/// A length in meters.
public typealias CLLocationDistance = Double
/// The accuracy of a location, in meters; negative if it is not known.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from north, clockwise; negative if it is not known.
public typealias CLLocationDirection = Double
/// A speed in meters a second; negative if it is not known.
public typealias CLLocationSpeed = Double

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The accuracy for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The reduced accuracy that a user may allow.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = -3
/// Every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A coordinate on earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude, in degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// The longitude, in degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate at latitude and longitude 0.
  public init() { (latitude, longitude) = (0, 0) }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Whether a place is one.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// Creates a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A location on earth, at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  // Immutable; subclasses are responsible for themselves.

  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude above the sea, in meters.
  public let altitude: CLLocationDistance
  /// The horizontal accuracy, in meters.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The vertical accuracy, in meters.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel, in degrees from north.
  public let course: CLLocationDirection
  /// The speed, in meters a second.
  public let speed: CLLocationSpeed
  /// The time at the location.
  public let timestamp: Date

  /// Creates a location without altitude and movement.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }

  /// Creates a location without altitude and movement.
  convenience init(_ coordinate: CLLocationCoordinate2D) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// Creates a location without movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy,
      course: -1,
      speed: -1,
      timestamp: timestamp
    )
  }

  /// Creates a place.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// Returns the distance to another location along the ground, in meters: on a sphere with the
  /// mean radius of the earth, which is off by up to half a percent.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (one, other) = (coordinate, location.coordinate)
    let half = Double.pi / 360
    let (north, east) = (
      sin((other.latitude - one.latitude) * half), sin((other.longitude - one.longitude) * half)
    )
    let chord =
      north * north
      + cos(one.latitude * 2 * half) * cos(other.latitude * 2 * half) * east * east
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
}

import CoreLocation

/// A place on the flat map of the world, which is a square: Mercator's projection.
public struct MKMapPoint: Hashable, Sendable {
  /// The horizontal component, from west to east.
  public var x: Double
  /// The vertical component, from north to south.
  public var y: Double

  /// The side of the map of the world.
  static let worldSize = 268_435_456.0
  /// The length of the equator, in meters.
  static let circumference = 2 * Double.pi * 6_378_137
  /// The latitude of the map's northern edge, in degrees; the southern one is its negative.
  private static let lastLatitude = 85.051_128_779_806_59

  /// Creates the point at the north-western corner.
  public init() { (x, y) = (0, 0) }

  /// Creates a place.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Creates the rectangle of a coordinate.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = max(-Self.lastLatitude, min(Self.lastLatitude, coordinate.latitude))
    let sine = sin(latitude * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * Self.worldSize
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.worldSize
  }

  /// The coordinate of the place.
  public var coordinate: CLLocationCoordinate2D {
    let north = (0.5 - y / Self.worldSize) * 2 * Double.pi
    return CLLocationCoordinate2D(
      latitude: atan(sinh(north)) * 180 / .pi,
      longitude: x / Self.worldSize * 360 - 180
    )
  }

  /// Returns the distance to another point, in meters.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (first, last) = (coordinate, other.coordinate)
    return CLLocation(latitude: first.latitude, longitude: first.longitude)
      .distance(from: CLLocation(latitude: last.latitude, longitude: last.longitude))
  }
}

/// Returns the count of map points in a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapPoint.worldSize / (MKMapPoint.circumference * max(0.000_001, cos(latitude * .pi / 180)))
}

/// The size of a part of the flat map of the world.
public struct MKMapSize: Hashable, Sendable {
  /// The horizontal component, from west to east.
  public var width: Double
  /// The vertical component, from north to south.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A part of the flat map of the world.
public struct MKMapRect: Hashable, Sendable {
  /// The corner in the north-west.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// The whole world.
  public static let world = MKMapRect(
    x: 0,
    y: 0,
    width: MKMapPoint.worldSize,
    height: MKMapPoint.worldSize
  )
  /// The null rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Creates a part.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  /// Creates a part.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The western edge.
  public var minX: Double { origin.x }
  /// The middle between west and east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The middle between north and south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal component, from west to east.
  public var width: Double { size.width }
  /// The vertical component, from north to south.
  public var height: Double { size.height }
  /// Whether it is nothing at all.
  public var isNull: Bool { origin.x == .infinity }

  /// The part that holds two.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// The part that is smaller on each side.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension MKMapRect {
  /// Creates the rectangle of a region.
  init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    let first = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2,
        longitude: center.longitude - span.longitudeDelta / 2
      )
    )
    let last = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2,
        longitude: center.longitude + span.longitudeDelta / 2
      )
    )
    self.init(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}

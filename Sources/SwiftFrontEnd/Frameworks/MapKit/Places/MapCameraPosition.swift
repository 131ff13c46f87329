import CoreLocation
import SwiftUI

/// The camera of a map.
public struct MapCamera: Equatable, Sendable {
  /// The coordinate at the centre.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance from the camera, in meters.
  public var distance: Double
  /// The direction upwards, in degrees from north; the map is drawn as if it were north.
  public var heading: Double
  /// The tilt, in degrees; the map is drawn as if there were none.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D,
    distance: Double,
    heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// Returns whether both are equal.
  public static func == (first: Self, second: Self) -> Bool {
    first.centerCoordinate.latitude == second.centerCoordinate.latitude
      && first.centerCoordinate.longitude == second.centerCoordinate.longitude
      && first.distance == second.distance && first.heading == second.heading
      && first.pitch == second.pitch
  }
}

/// The part of the world that a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  enum Value: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem)
    indirect case userLocation(fallback: MapCameraPosition)
  }

  let value: Value

  /// The rectangle of the map's content.
  public static var automatic: MapCameraPosition { MapCameraPosition(value: .automatic) }

  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(value: .region(region))
  }

  /// Shows a rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(value: .rect(rect))
  }

  /// The part that a camera shows.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(value: .camera(camera))
  }

  /// Shows a map item.
  public static func item(
    _ item: MKMapItem,
    allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition { MapCameraPosition(value: .item(item)) }

  /// The user's location, which is not known: the fallback is shown.
  public static func userLocation(
    followsHeading: Bool = false,
    fallback: MapCameraPosition
  ) -> MapCameraPosition { MapCameraPosition(value: .userLocation(fallback: fallback)) }

  /// The region; nil for anything else.
  public var region: MKCoordinateRegion? {
    if case .region(let region) = value { return region }
    return nil
  }

  /// The part of the flat map; nil for anything else.
  public var rect: MKMapRect? {
    if case .rect(let rect) = value { return rect }
    return nil
  }

  /// The camera; nil for anything else.
  public var camera: MapCamera? {
    if case .camera(let camera) = value { return camera }
    return nil
  }

  /// The map item; nil for another position.
  public var item: MKMapItem? {
    if case .item(let item) = value { return item }
    return nil
  }

  /// Inert: always `false`.
  public var followsUserLocation: Bool { false }

  /// Inert: always `false`.
  public var positionedByUser: Bool { false }

  /// Returns whether both are equal.
  public static func == (first: Self, second: Self) -> Bool {
    switch (first.value, second.value) {
    case (.automatic, .automatic): true
    case (.region(let first), .region(let second)): MKMapRect(first) == MKMapRect(second)
    case (.rect(let first), .rect(let second)): first == second
    case (.camera(let first), .camera(let second)): first == second
    case (.item(let first), .item(let second)): first === second
    case (.userLocation(let first), .userLocation(let second)): first == second
    case (.automatic, _), (.region, _), (.rect, _), (.camera, _), (.item, _), (.userLocation, _):
      false
    }
  }
}

/// The part of the flat map that is shown in a size, and the positions on it.
struct MapProjection {
  private let rect: MKMapRect
  private let scale: Double
  private let size: CGSize

  /// The vertical field of view of a camera, in degrees: MapKit's is not documented, so this is
  /// chosen.
  private static let angle = 30.0

  /// Creates the projection that fits all of the position's rectangle.
  init(_ position: MapCameraPosition, content: MKMapRect, size: CGSize) {
    rect = Self.rect(position.value, content: content)
    self.size = size
    scale = max(
      size.width / MKMapPoint.worldSize,
      min(size.width / max(1, rect.width), size.height / max(1, rect.height))
    )
  }

  private static func rect(_ value: MapCameraPosition.Value, content: MKMapRect) -> MKMapRect {
    switch value {
    case .automatic:
      if content.isNull { return .world }
      // Space for views at the outermost coordinates; a single one is shown with a street's length
      // around it.
      let least =
        1000
        * MKMapPointsPerMeterAtLatitude(
          MKMapPoint(x: content.midX, y: content.midY).coordinate.latitude
        )
      let room = max(0.25 * max(content.width, content.height), least / 2)
      return content.insetBy(dx: -room, dy: -room)
    case .region(let region): return MKMapRect(region)
    case .rect(let rect): return rect
    case .camera(let camera):
      let meters = 2 * camera.distance * tan(angle / 2 * .pi / 180)
      return around(camera.centerCoordinate, meters)
    case .item(let item): return around(item.placemark.coordinate, 1000)
    case .userLocation(let fallback): return rect(fallback.value, content: content)
    }
  }

  private static func around(_ center: CLLocationCoordinate2D, _ meters: Double) -> MKMapRect {
    let point = MKMapPoint(center)
    let side = meters * MKMapPointsPerMeterAtLatitude(center.latitude)
    return MKMapRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
  }

  /// Returns the point of a coordinate.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let point = MKMapPoint(coordinate)
    return CGPoint(
      x: size.width / 2 + (point.x - rect.midX) * scale,
      y: size.height / 2 + (point.y - rect.midY) * scale
    )
  }

  /// Returns the coordinate at a point.
  func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
    MKMapPoint(
      x: rect.midX + (point.x - size.width / 2) / scale,
      y: rect.midY + (point.y - size.height / 2) / scale
    ).coordinate
  }

  /// Returns the length of a distance, in points.
  func length(_ meters: CLLocationDistance, at latitude: CLLocationDegrees) -> CGFloat {
    meters * MKMapPointsPerMeterAtLatitude(latitude) * scale
  }
}

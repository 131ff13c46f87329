import CoreLocation
import SwiftUI

/// Lines between coordinates, straight on the map.
public struct MapPolyline: MapContent {
  /// The path of lines: straight or along the globe.
  public enum ContourStyle: Sendable {
    /// A straight line on the map.
    case straight
    /// The shortest path on the globe; drawn straight on the map.
    case geodesic
  }

  /// No body: the type is primitive.
  public typealias Body = Never

  private let coordinates: [CLLocationCoordinate2D]

  /// Creates lines.
  public init(
    coordinates: [CLLocationCoordinate2D],
    contourStyle: ContourStyle = .straight
  ) { self.coordinates = coordinates }

  /// Creates lines.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    coordinates = points.map(\.coordinate)
  }

  /// Creates lines.
  public init(_ polyline: MKPolyline) { coordinates = polyline.coordinates }

  /// Creates the lines of a sequence.
  public init(_ route: MKRoute) { coordinates = route.polyline.coordinates }

  /// Adds the lines.
  public func _collect(_ items: inout [_MapItem]) {
    items.append(_MapItem(shape: .line(coordinates, isClosed: false)))
  }
}

/// An area inside of lines between coordinates.
public struct MapPolygon: MapContent {
  /// No body: the type is primitive.
  public typealias Body = Never

  private let coordinates: [CLLocationCoordinate2D]

  /// Creates a part of a map.
  public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

  /// Creates a part of a map.
  public init(points: [MKMapPoint]) { coordinates = points.map(\.coordinate) }

  /// Creates a part of a map.
  public init(_ polygon: MKPolygon) { coordinates = polygon.coordinates }

  /// Adds the part.
  public func _collect(_ items: inout [_MapItem]) {
    items.append(_MapItem(shape: .line(coordinates, isClosed: true)))
  }
}

/// A circle around a coordinate.
public struct MapCircle: MapContent {
  /// No body: the type is primitive.
  public typealias Body = Never

  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance

  /// Creates a circle with a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = radius
  }

  /// Creates a circle.
  public init(_ circle: MKCircle) {
    self.init(center: circle.coordinate, radius: circle.radius)
  }

  /// Adds the circle.
  public func _collect(_ items: inout [_MapItem]) {
    items.append(_MapItem(shape: .circle(center, radius: radius)))
  }
}

// Written by tools/frameworks/generate from MapKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of MapKit; only its name and values exist.
open class MKShape: NSObject {
  /// Stored; has no effect.
  open var title: String? = nil
  /// Stored; has no effect.
  open var subtitle: String? = nil
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKPointAnnotation: MKShape, MKAnnotation {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(__coordinate coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
  /// Creates an instance without effect.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
  /// Creates an instance without effect.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.coordinate = coordinate
    super.init()
    self.title = title
    self.subtitle = subtitle
  }
  /// Stored; has no effect.
  open var coordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
}

/// An annotation at a coordinate of a map.
public protocol MKAnnotation: AnyObject { var coordinate: CLLocationCoordinate2D { get } }
/// An overlay on a map.
public protocol MKOverlay: AnyObject {}
/// Inert: a class of MapKit; only its name and values exist.
open class MKMultiPoint: MKShape {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates
    super.init()
  }
  /// Creates an instance without effect.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.coordinates = Array(coordinates.prefix(count))
    super.init()
  }
  var coordinates: [CLLocationCoordinate2D] = []
  /// Inert: always `coordinates.count`.
  open var pointCount: Int { coordinates.count }
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKPolyline: MKMultiPoint, MKOverlay {
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKPolygon: MKMultiPoint, MKOverlay {
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKCircle: MKShape, MKOverlay {
  /// Creates an instance without effect.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
    super.init()
  }
  /// Stored; has no effect.
  public let coordinate: CLLocationCoordinate2D
  /// Stored; has no effect.
  public let radius: CLLocationDistance
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKOverlayRenderer: NSObject {
  /// Creates an instance without effect.
  public init(overlay: any MKOverlay) {
    super.init()
  }
  /// Stored; has no effect.
  open var alpha: CGFloat = 1
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// Stored; has no effect.
  open var strokeColor: UIColor? = nil
  /// Stored; has no effect.
  open var fillColor: UIColor? = nil
  /// Stored; has no effect.
  open var lineWidth: CGFloat = 0
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKPolylineRenderer: MKOverlayPathRenderer {
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKPolygonRenderer: MKOverlayPathRenderer {
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKCircleRenderer: MKOverlayPathRenderer {
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKAnnotationView: UIView {
  /// Creates an instance without effect.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Stored; has no effect.
  open var annotation: (any MKAnnotation)? = nil
  /// Stored; has no effect.
  open var canShowCallout: Bool = false
  /// Stored; has no effect.
  open var image: UIImage? = nil
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Stored; has no effect.
  open var markerTintColor: UIColor? = nil
  /// Stored; has no effect.
  open var glyphImage: UIImage? = nil
  /// Stored; has no effect.
  open var glyphText: String? = nil
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKUserLocation: NSObject {
  /// Inert: always `nil`.
  open var location: CLLocation? { nil }
  /// Inert: always `CLLocationCoordinate2D()`.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKMapView: UIView {
  /// Stored; has no effect.
  public weak var delegate: (any MKMapViewDelegate)?
  /// Stored; has no effect.
  open var region: MKCoordinateRegion = MKCoordinateRegion()
  /// Stored; has no effect.
  open var mapType: MKMapType = .standard
  /// Stored; has no effect.
  open var showsUserLocation: Bool = false
  /// Stored; has no effect.
  open var isZoomEnabled: Bool = true
  /// Stored; has no effect.
  open var isScrollEnabled: Bool = true
  /// Stored; has no effect.
  open var isRotateEnabled: Bool = true
  /// Stored; has no effect.
  open var isPitchEnabled: Bool = true
  /// Stored; has no effect.
  open var showsCompass: Bool = true
  /// Stored; has no effect.
  open var userTrackingMode: MKUserTrackingMode = .none
  /// Stored; has no effect.
  open var camera: MKMapCamera = MKMapCamera()
  /// Stored; has no effect.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// Stored; has no effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
  /// Stored; has no effect.
  open var showsScale: Bool = false
  /// Stored; has no effect.
  open var showsTraffic: Bool = false
  /// Stored; has no effect.
  open var showsBuildings: Bool = true
  /// Inert: always returns the same instance.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// Inert: always returns the same instance.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Inert: always `region.center`.
  open var centerCoordinate: CLLocationCoordinate2D { region.center }
  /// Inert: always `MKUserLocation()`.
  open var userLocation: MKUserLocation { MKUserLocation() }
  public private(set) var annotations: [any MKAnnotation] = []
  public private(set) var overlays: [any MKOverlay] = []
  /// Inert: always returns the same instance.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Inert: always returns the same instance.
  open func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { region.center = center }
  /// Inert: always returns the same instance.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Inert: always returns the same instance.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Inert: always returns the same instance.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Inert: always returns the same instance.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { old in annotations.contains { $0 === old } }
  }
  /// Inert: always returns the same instance.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
  }
  /// Inert: does nothing.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  /// Inert: does nothing.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  /// Inert: always returns the same instance.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Inert: always returns the same instance.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Inert: always returns the same instance.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    self.overlays.removeAll { old in overlays.contains { $0 === old } }
  }
  /// Inert: always returns the same instance.
  @discardableResult open func dequeueReusableAnnotationView(withIdentifier identifier: String)
    -> MKAnnotationView?
  { nil }
  /// Inert: does nothing.
  open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
}

/// A constant without effect.
public let MKMapViewDefaultAnnotationViewReuseIdentifier: String =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"

// Written by tools/frameworks/generate from MapKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKShape: NSObject {
  /// A value that is kept, and changes nothing.
  open var title: String? = nil
  /// A value that is kept, and changes nothing.
  open var subtitle: String? = nil
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKPointAnnotation: MKShape, MKAnnotation {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(__coordinate coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
  /// Creates one, which does nothing.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
  /// Creates one, which does nothing.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.coordinate = coordinate
    super.init()
    self.title = title
    self.subtitle = subtitle
  }
  /// A value that is kept, and changes nothing.
  open var coordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
}

/// What is at a place of a map.
public protocol MKAnnotation: AnyObject { var coordinate: CLLocationCoordinate2D { get } }
/// What lies over a map.
public protocol MKOverlay: AnyObject {}
/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKMultiPoint: MKShape {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates
    super.init()
  }
  /// Creates one, which does nothing.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.coordinates = Array(coordinates.prefix(count))
    super.init()
  }
  var coordinates: [CLLocationCoordinate2D] = []
  /// Inert: always `coordinates.count`.
  open var pointCount: Int { coordinates.count }
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKPolyline: MKMultiPoint, MKOverlay {
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKPolygon: MKMultiPoint, MKOverlay {
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKCircle: MKShape, MKOverlay {
  /// Creates one, which does nothing.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let coordinate: CLLocationCoordinate2D
  /// A value that is kept, and changes nothing.
  public let radius: CLLocationDistance
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKOverlayRenderer: NSObject {
  /// Creates one, which does nothing.
  public init(overlay: any MKOverlay) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var alpha: CGFloat = 1
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// A value that is kept, and changes nothing.
  open var strokeColor: UIColor? = nil
  /// A value that is kept, and changes nothing.
  open var fillColor: UIColor? = nil
  /// A value that is kept, and changes nothing.
  open var lineWidth: CGFloat = 0
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKPolylineRenderer: MKOverlayPathRenderer {
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKPolygonRenderer: MKOverlayPathRenderer {
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKCircleRenderer: MKOverlayPathRenderer {
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKAnnotationView: UIView {
  /// Creates one, which does nothing.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A value that is kept, and changes nothing.
  open var annotation: (any MKAnnotation)? = nil
  /// A value that is kept, and changes nothing.
  open var canShowCallout: Bool = false
  /// A value that is kept, and changes nothing.
  open var image: UIImage? = nil
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// A value that is kept, and changes nothing.
  open var markerTintColor: UIColor? = nil
  /// A value that is kept, and changes nothing.
  open var glyphImage: UIImage? = nil
  /// A value that is kept, and changes nothing.
  open var glyphText: String? = nil
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKUserLocation: NSObject {
  /// Inert: always `nil`.
  open var location: CLLocation? { nil }
  /// Inert: always `CLLocationCoordinate2D()`.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKMapView: UIView {
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any MKMapViewDelegate)?
  /// A value that is kept, and changes nothing.
  open var region: MKCoordinateRegion = MKCoordinateRegion()
  /// A value that is kept, and changes nothing.
  open var mapType: MKMapType = .standard
  /// A value that is kept, and changes nothing.
  open var showsUserLocation: Bool = false
  /// A value that is kept, and changes nothing.
  open var isZoomEnabled: Bool = true
  /// A value that is kept, and changes nothing.
  open var isScrollEnabled: Bool = true
  /// A value that is kept, and changes nothing.
  open var isRotateEnabled: Bool = true
  /// A value that is kept, and changes nothing.
  open var isPitchEnabled: Bool = true
  /// A value that is kept, and changes nothing.
  open var showsCompass: Bool = true
  /// A value that is kept, and changes nothing.
  open var userTrackingMode: MKUserTrackingMode = .none
  /// A value that is kept, and changes nothing.
  open var camera: MKMapCamera = MKMapCamera()
  /// A value that is kept, and changes nothing.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// A value that is kept, and changes nothing.
  open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
  /// A value that is kept, and changes nothing.
  open var showsScale: Bool = false
  /// A value that is kept, and changes nothing.
  open var showsTraffic: Bool = false
  /// A value that is kept, and changes nothing.
  open var showsBuildings: Bool = true
  /// Inert: returns the same to everybody.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// Inert: returns the same to everybody.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Inert: always `region.center`.
  open var centerCoordinate: CLLocationCoordinate2D { region.center }
  /// Inert: always `MKUserLocation()`.
  open var userLocation: MKUserLocation { MKUserLocation() }
  public private(set) var annotations: [any MKAnnotation] = []
  public private(set) var overlays: [any MKOverlay] = []
  /// Inert: returns the same to everybody.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Inert: returns the same to everybody.
  open func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { region.center = center }
  /// Inert: returns the same to everybody.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Inert: returns the same to everybody.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Inert: returns the same to everybody.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Inert: returns the same to everybody.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { old in annotations.contains { $0 === old } }
  }
  /// Inert: returns the same to everybody.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
  }
  /// Inert: does nothing.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  /// Inert: does nothing.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  /// Inert: returns the same to everybody.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Inert: returns the same to everybody.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Inert: returns the same to everybody.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    self.overlays.removeAll { old in overlays.contains { $0 === old } }
  }
  /// Inert: returns the same to everybody.
  @discardableResult open func dequeueReusableAnnotationView(withIdentifier identifier: String)
    -> MKAnnotationView?
  { nil }
  /// Inert: does nothing.
  open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
}

/// A constant, which changes nothing.
public let MKMapViewDefaultAnnotationViewReuseIdentifier: String =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"

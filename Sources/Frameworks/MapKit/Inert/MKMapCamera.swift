// Written by tools/frameworks/generate from MapKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKMapCamera: NSObject {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance,
    pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.centerCoordinate = centerCoordinate
    self.centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var centerCoordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
  /// A value that is kept, and changes nothing.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// A value that is kept, and changes nothing.
  open var pitch: CGFloat = 0
  /// A value that is kept, and changes nothing.
  open var heading: CLLocationDirection = 0
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKMapConfiguration: NSObject {
  /// A value that is kept, and changes nothing.
  open var elevationStyle: ElevationStyle = .flat
  /// A value of MapKit, by its name.
  public enum ElevationStyle: Int, Sendable {
    case flat
    case realistic
  }
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
  /// Creates one, which does nothing.
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    super.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }
  /// A value that is kept, and changes nothing.
  open var emphasisStyle: EmphasisStyle = .default
  /// A value that is kept, and changes nothing.
  open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
  /// A value that is kept, and changes nothing.
  open var showsTraffic: Bool = false
  /// A value of MapKit, by its name.
  public enum EmphasisStyle: Int, Sendable {
    case `default`
    case muted
  }
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
  /// A value that is kept, and changes nothing.
  open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
  /// A value that is kept, and changes nothing.
  open var showsTraffic: Bool = false
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}

/// A value of MapKit, by its name.
public enum MKMapType: UInt, Sendable {
  case standard
  case satellite
  case hybrid
  case satelliteFlyover
  case hybridFlyover
  case mutedStandard
}

/// A value of MapKit, by its name.
public enum MKUserTrackingMode: Int, Sendable {
  case none
  case follow
  case followWithHeading
}

/// What somebody is told by MapKit, which tells nothing here.
public protocol MKMapViewDelegate: AnyObject {
  /// Inert: nobody calls it.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Inert: nobody calls it.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Inert: nobody calls it.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Inert: nobody calls it.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Inert: nobody calls it.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Inert: nobody calls it.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  /// Inert: returns the same to everybody.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { nil }
  /// Inert: returns the same to everybody.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  { MKOverlayRenderer(overlay: overlay) }
  /// Inert: does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Inert: does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Inert: does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Inert: does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}

// Written by tools/frameworks/generate from MapKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of MapKit; only its name and values exist.
open class MKMapCamera: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
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
  /// Stored; has no effect.
  open var centerCoordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
  /// Stored; has no effect.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Stored; has no effect.
  open var pitch: CGFloat = 0
  /// Stored; has no effect.
  open var heading: CLLocationDirection = 0
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKMapConfiguration: NSObject {
  /// Stored; has no effect.
  open var elevationStyle: ElevationStyle = .flat
  /// A value of MapKit, by its name.
  public enum ElevationStyle: Int, Sendable {
    case flat
    case realistic
  }
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
  /// Creates an instance without effect.
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    super.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }
  /// Stored; has no effect.
  open var emphasisStyle: EmphasisStyle = .default
  /// Stored; has no effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
  /// Stored; has no effect.
  open var showsTraffic: Bool = false
  /// A value of MapKit, by its name.
  public enum EmphasisStyle: Int, Sendable {
    case `default`
    case muted
  }
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
  /// Stored; has no effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
  /// Stored; has no effect.
  open var showsTraffic: Bool = false
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
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

/// Callbacks of MapKit, which are never made.
public protocol MKMapViewDelegate: AnyObject {
  /// Inert: never called.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Inert: never called.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Inert: never called.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Inert: never called.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Inert: never called.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Inert: never called.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  /// Inert: always returns the same instance.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { nil }
  /// Inert: always returns the same instance.
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

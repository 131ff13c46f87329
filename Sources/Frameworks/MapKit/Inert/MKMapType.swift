// Written by tools/frameworks/generate from MapKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

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

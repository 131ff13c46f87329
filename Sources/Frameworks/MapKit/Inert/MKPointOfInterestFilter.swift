// Written by tools/frameworks/generate from MapKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKPointOfInterestFilter: NSObject {
  /// Inert: always `MKPointOfInterestFilter()`.
  public static var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
  /// Inert: always `MKPointOfInterestFilter()`.
  public static var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(including categories: [MKPointOfInterestCategory]) {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    super.init()
  }
}

/// A constant, which changes nothing.
public let MKLaunchOptionsDirectionsModeKey: String = "MKLaunchOptionsDirectionsMode"

/// A constant, which changes nothing.
public let MKLaunchOptionsDirectionsModeDriving: String = "MKLaunchOptionsDirectionsModeDriving"

/// A constant, which changes nothing.
public let MKLaunchOptionsDirectionsModeWalking: String = "MKLaunchOptionsDirectionsModeWalking"

/// A constant, which changes nothing.
public let MKLaunchOptionsMapCenterKey: String = "MKLaunchOptionsMapCenter"

/// A constant, which changes nothing.
public let MKLaunchOptionsMapSpanKey: String = "MKLaunchOptionsMapSpan"

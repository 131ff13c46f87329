// Written by tools/frameworks/generate from MapKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of MapKit; only its name and values exist.
open class MKPointOfInterestFilter: NSObject {
  /// Inert: always `MKPointOfInterestFilter()`.
  public static var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
  /// Inert: always `MKPointOfInterestFilter()`.
  public static var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(including categories: [MKPointOfInterestCategory]) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    super.init()
  }
}

/// A constant without effect.
public let MKLaunchOptionsDirectionsModeKey: String = "MKLaunchOptionsDirectionsMode"

/// A constant without effect.
public let MKLaunchOptionsDirectionsModeDriving: String = "MKLaunchOptionsDirectionsModeDriving"

/// A constant without effect.
public let MKLaunchOptionsDirectionsModeWalking: String = "MKLaunchOptionsDirectionsModeWalking"

/// A constant without effect.
public let MKLaunchOptionsMapCenterKey: String = "MKLaunchOptionsMapCenter"

/// A constant without effect.
public let MKLaunchOptionsMapSpanKey: String = "MKLaunchOptionsMapSpan"

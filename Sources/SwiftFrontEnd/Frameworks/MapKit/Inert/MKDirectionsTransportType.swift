// Written by tools/frameworks/generate from MapKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

/// Options of MapKit, by their names.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option without effect.
  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  /// An option without effect.
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  /// An option without effect.
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKRoute: NSObject, @unchecked Sendable {
  /// Inert: always `MKPolyline()`.
  open var polyline: MKPolyline { MKPolyline() }
  /// Inert: always `[]`.
  open var steps: [Step] { [] }
  /// Inert: always `""`.
  open var name: String { "" }
  /// Inert: always `0`.
  open var distance: CLLocationDistance { 0 }
  /// Inert: always `0`.
  open var expectedTravelTime: TimeInterval { 0 }
  /// Inert: a class of MapKit; only its name and values exist.
  open class Step: NSObject {
    /// Inert: always `""`.
    open var instructions: String { "" }
    /// Inert: always `0`.
    open var distance: CLLocationDistance { 0 }
  }
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKLookAroundScene: NSObject {
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKLookAroundSceneRequest: NSObject {
  /// Creates an instance without effect.
  public init(coordinate: CLLocationCoordinate2D) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(mapItem: MKMapItem) {
    super.init()
  }
  /// Inert: always `nil`.
  open var scene: MKLookAroundScene? { nil }
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKDistanceFormatter: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult open func string(fromDistance distance: CLLocationDistance) -> String {
    Measurement(value: (distance / 1000 * 10).rounded() / 10, unit: UnitLength.kilometers).value
      .formatted() + " km"
  }
}

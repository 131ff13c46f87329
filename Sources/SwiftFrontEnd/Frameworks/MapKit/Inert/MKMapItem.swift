// Written by tools/frameworks/generate from MapKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of MapKit; only its name and values exist.
open class MKPlacemark: CLPlacemark {
  /// Creates an instance without effect.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
  /// Creates an instance without effect.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    super.init()
  }
  /// Stored; has no effect.
  public let coordinate: CLLocationCoordinate2D
  /// Inert: always `nil`.
  open var title: String? { nil }
  /// Inert: always `nil`.
  open var countryCode: String? { nil }
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKMapItem: NSObject, Identifiable, @unchecked Sendable {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }
  /// Creates an instance without effect.
  public init(location: CLLocation, address: MKAddress?) {
    placemark = MKPlacemark(coordinate: location.coordinate)
    super.init()
  }
  public private(set) var placemark = MKPlacemark(coordinate: CLLocationCoordinate2D())
  /// Stored; has no effect.
  open var name: String? = nil
  /// Stored; has no effect.
  open var phoneNumber: String? = nil
  /// Stored; has no effect.
  open var url: URL? = nil
  /// Stored; has no effect.
  open var timeZone: TimeZone? = nil
  /// Stored; has no effect.
  open var pointOfInterestCategory: MKPointOfInterestCategory? = nil
  /// Inert: always `false`.
  open var isCurrentLocation: Bool { false }
  /// Inert: always the same.
  open var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func forCurrentLocation() -> MKMapItem { MKMapItem() }
  /// Inert: always returns the same instance.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult public static func openMaps(
    with items: [MKMapItem],
    launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKAddress: NSObject {
}

/// A name of MapKit's.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let airport = MKPointOfInterestCategory(rawValue: "airport")
  /// A name without effect.
  public static let amusementPark = MKPointOfInterestCategory(rawValue: "amusementPark")
  /// A name without effect.
  public static let aquarium = MKPointOfInterestCategory(rawValue: "aquarium")
  /// A name without effect.
  public static let atm = MKPointOfInterestCategory(rawValue: "atm")
  /// A name without effect.
  public static let bakery = MKPointOfInterestCategory(rawValue: "bakery")
  /// A name without effect.
  public static let bank = MKPointOfInterestCategory(rawValue: "bank")
  /// A name without effect.
  public static let beach = MKPointOfInterestCategory(rawValue: "beach")
  /// A name without effect.
  public static let brewery = MKPointOfInterestCategory(rawValue: "brewery")
  /// A name without effect.
  public static let cafe = MKPointOfInterestCategory(rawValue: "cafe")
  /// A name without effect.
  public static let campground = MKPointOfInterestCategory(rawValue: "campground")
  /// A name without effect.
  public static let carRental = MKPointOfInterestCategory(rawValue: "carRental")
  /// A name without effect.
  public static let evCharger = MKPointOfInterestCategory(rawValue: "evCharger")
  /// A name without effect.
  public static let fireStation = MKPointOfInterestCategory(rawValue: "fireStation")
  /// A name without effect.
  public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "fitnessCenter")
  /// A name without effect.
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "foodMarket")
  /// A name without effect.
  public static let gasStation = MKPointOfInterestCategory(rawValue: "gasStation")
  /// A name without effect.
  public static let hospital = MKPointOfInterestCategory(rawValue: "hospital")
  /// A name without effect.
  public static let hotel = MKPointOfInterestCategory(rawValue: "hotel")
  /// A name without effect.
  public static let laundry = MKPointOfInterestCategory(rawValue: "laundry")
  /// A name without effect.
  public static let library = MKPointOfInterestCategory(rawValue: "library")
  /// A name without effect.
  public static let marina = MKPointOfInterestCategory(rawValue: "marina")
  /// A name without effect.
  public static let movieTheater = MKPointOfInterestCategory(rawValue: "movieTheater")
  /// A name without effect.
  public static let museum = MKPointOfInterestCategory(rawValue: "museum")
  /// A name without effect.
  public static let nationalPark = MKPointOfInterestCategory(rawValue: "nationalPark")
  /// A name without effect.
  public static let nightlife = MKPointOfInterestCategory(rawValue: "nightlife")
  /// A name without effect.
  public static let park = MKPointOfInterestCategory(rawValue: "park")
  /// A name without effect.
  public static let parking = MKPointOfInterestCategory(rawValue: "parking")
  /// A name without effect.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "pharmacy")
  /// A name without effect.
  public static let police = MKPointOfInterestCategory(rawValue: "police")
  /// A name without effect.
  public static let postOffice = MKPointOfInterestCategory(rawValue: "postOffice")
  /// A name without effect.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "publicTransport")
  /// A name without effect.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "restaurant")
  /// A name without effect.
  public static let restroom = MKPointOfInterestCategory(rawValue: "restroom")
  /// A name without effect.
  public static let school = MKPointOfInterestCategory(rawValue: "school")
  /// A name without effect.
  public static let stadium = MKPointOfInterestCategory(rawValue: "stadium")
  /// A name without effect.
  public static let store = MKPointOfInterestCategory(rawValue: "store")
  /// A name without effect.
  public static let theater = MKPointOfInterestCategory(rawValue: "theater")
  /// A name without effect.
  public static let university = MKPointOfInterestCategory(rawValue: "university")
  /// A name without effect.
  public static let winery = MKPointOfInterestCategory(rawValue: "winery")
  /// A name without effect.
  public static let zoo = MKPointOfInterestCategory(rawValue: "zoo")
}

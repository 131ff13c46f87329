// Written by tools/frameworks/generate from MapKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKPlacemark: CLPlacemark {
  /// Creates one, which does nothing.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
  /// Creates one, which does nothing.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let coordinate: CLLocationCoordinate2D
  /// Inert: always `nil`.
  open var title: String? { nil }
  /// Inert: always `nil`.
  open var countryCode: String? { nil }
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKMapItem: NSObject, Identifiable, @unchecked Sendable {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }
  /// Creates one, which does nothing.
  public init(location: CLLocation, address: MKAddress?) {
    placemark = MKPlacemark(coordinate: location.coordinate)
    super.init()
  }
  public private(set) var placemark = MKPlacemark(coordinate: CLLocationCoordinate2D())
  /// A value that is kept, and changes nothing.
  open var name: String? = nil
  /// A value that is kept, and changes nothing.
  open var phoneNumber: String? = nil
  /// A value that is kept, and changes nothing.
  open var url: URL? = nil
  /// A value that is kept, and changes nothing.
  open var timeZone: TimeZone? = nil
  /// A value that is kept, and changes nothing.
  open var pointOfInterestCategory: MKPointOfInterestCategory? = nil
  /// Inert: always `false`.
  open var isCurrentLocation: Bool { false }
  /// Inert: always the same.
  open var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func forCurrentLocation() -> MKMapItem { MKMapItem() }
  /// Inert: returns the same to everybody.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Inert: returns the same to everybody.
  @discardableResult public static func openMaps(
    with items: [MKMapItem],
    launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

/// Inert: a class of MapKit, of which there is only the name and its values.
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
  /// A name, which changes nothing.
  public static let airport = MKPointOfInterestCategory(rawValue: "airport")
  /// A name, which changes nothing.
  public static let amusementPark = MKPointOfInterestCategory(rawValue: "amusementPark")
  /// A name, which changes nothing.
  public static let aquarium = MKPointOfInterestCategory(rawValue: "aquarium")
  /// A name, which changes nothing.
  public static let atm = MKPointOfInterestCategory(rawValue: "atm")
  /// A name, which changes nothing.
  public static let bakery = MKPointOfInterestCategory(rawValue: "bakery")
  /// A name, which changes nothing.
  public static let bank = MKPointOfInterestCategory(rawValue: "bank")
  /// A name, which changes nothing.
  public static let beach = MKPointOfInterestCategory(rawValue: "beach")
  /// A name, which changes nothing.
  public static let brewery = MKPointOfInterestCategory(rawValue: "brewery")
  /// A name, which changes nothing.
  public static let cafe = MKPointOfInterestCategory(rawValue: "cafe")
  /// A name, which changes nothing.
  public static let campground = MKPointOfInterestCategory(rawValue: "campground")
  /// A name, which changes nothing.
  public static let carRental = MKPointOfInterestCategory(rawValue: "carRental")
  /// A name, which changes nothing.
  public static let evCharger = MKPointOfInterestCategory(rawValue: "evCharger")
  /// A name, which changes nothing.
  public static let fireStation = MKPointOfInterestCategory(rawValue: "fireStation")
  /// A name, which changes nothing.
  public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "fitnessCenter")
  /// A name, which changes nothing.
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "foodMarket")
  /// A name, which changes nothing.
  public static let gasStation = MKPointOfInterestCategory(rawValue: "gasStation")
  /// A name, which changes nothing.
  public static let hospital = MKPointOfInterestCategory(rawValue: "hospital")
  /// A name, which changes nothing.
  public static let hotel = MKPointOfInterestCategory(rawValue: "hotel")
  /// A name, which changes nothing.
  public static let laundry = MKPointOfInterestCategory(rawValue: "laundry")
  /// A name, which changes nothing.
  public static let library = MKPointOfInterestCategory(rawValue: "library")
  /// A name, which changes nothing.
  public static let marina = MKPointOfInterestCategory(rawValue: "marina")
  /// A name, which changes nothing.
  public static let movieTheater = MKPointOfInterestCategory(rawValue: "movieTheater")
  /// A name, which changes nothing.
  public static let museum = MKPointOfInterestCategory(rawValue: "museum")
  /// A name, which changes nothing.
  public static let nationalPark = MKPointOfInterestCategory(rawValue: "nationalPark")
  /// A name, which changes nothing.
  public static let nightlife = MKPointOfInterestCategory(rawValue: "nightlife")
  /// A name, which changes nothing.
  public static let park = MKPointOfInterestCategory(rawValue: "park")
  /// A name, which changes nothing.
  public static let parking = MKPointOfInterestCategory(rawValue: "parking")
  /// A name, which changes nothing.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "pharmacy")
  /// A name, which changes nothing.
  public static let police = MKPointOfInterestCategory(rawValue: "police")
  /// A name, which changes nothing.
  public static let postOffice = MKPointOfInterestCategory(rawValue: "postOffice")
  /// A name, which changes nothing.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "publicTransport")
  /// A name, which changes nothing.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "restaurant")
  /// A name, which changes nothing.
  public static let restroom = MKPointOfInterestCategory(rawValue: "restroom")
  /// A name, which changes nothing.
  public static let school = MKPointOfInterestCategory(rawValue: "school")
  /// A name, which changes nothing.
  public static let stadium = MKPointOfInterestCategory(rawValue: "stadium")
  /// A name, which changes nothing.
  public static let store = MKPointOfInterestCategory(rawValue: "store")
  /// A name, which changes nothing.
  public static let theater = MKPointOfInterestCategory(rawValue: "theater")
  /// A name, which changes nothing.
  public static let university = MKPointOfInterestCategory(rawValue: "university")
  /// A name, which changes nothing.
  public static let winery = MKPointOfInterestCategory(rawValue: "winery")
  /// A name, which changes nothing.
  public static let zoo = MKPointOfInterestCategory(rawValue: "zoo")
}

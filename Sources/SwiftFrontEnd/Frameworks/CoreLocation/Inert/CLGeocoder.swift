// Written by tools/frameworks/generate from CoreLocation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreLocation; only its name and values exist.
open class CLGeocoder: NSObject {
  /// Inert: always `false`.
  open var isGeocoding: Bool { false }
  /// Inert: always throws.
  @discardableResult open func reverseGeocodeLocation(_ location: CLLocation) async throws
    -> [CLPlacemark]
  { throw CLError(.network) }
  /// Inert: always throws.
  @discardableResult open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Inert: does nothing.
  @discardableResult open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  /// Inert: always throws.
  @discardableResult open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark]
  { throw CLError(.network) }
  /// Inert: does nothing.
  @discardableResult open func geocodeAddressString(
    _ address: String,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  open func cancelGeocode() {}
}

/// Inert: a class of CoreLocation; only its name and values exist.
open class CLPlacemark: NSObject {
  /// Inert: always `nil`.
  open var location: CLLocation? { nil }
  /// Inert: always `nil`.
  open var name: String? { nil }
  /// Inert: always `nil`.
  open var thoroughfare: String? { nil }
  /// Inert: always `nil`.
  open var subThoroughfare: String? { nil }
  /// Inert: always `nil`.
  open var locality: String? { nil }
  /// Inert: always `nil`.
  open var subLocality: String? { nil }
  /// Inert: always `nil`.
  open var administrativeArea: String? { nil }
  /// Inert: always `nil`.
  open var subAdministrativeArea: String? { nil }
  /// Inert: always `nil`.
  open var postalCode: String? { nil }
  /// Inert: always `nil`.
  open var country: String? { nil }
  /// Inert: always `nil`.
  open var isoCountryCode: String? { nil }
  /// Inert: always `nil`.
  open var areasOfInterest: [String]? { nil }
  /// Inert: always `nil`.
  open var timeZone: TimeZone? { nil }
}

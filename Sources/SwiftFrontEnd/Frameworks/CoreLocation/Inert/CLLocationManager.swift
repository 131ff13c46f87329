// Written by tools/frameworks/generate from CoreLocation.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreLocation; only its name and values exist.
open class CLLocationManager: NSObject {
  /// Stored; has no effect.
  public weak var delegate: (any CLLocationManagerDelegate)?
  /// Inert: always `.notDetermined`.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Inert: always `.reducedAccuracy`.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Inert: always `nil`.
  open var location: CLLocation? { nil }
  /// Inert: always `nil`.
  open var heading: CLHeading? { nil }
  /// Inert: always `[]`.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// Stored; has no effect.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Stored; has no effect.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Stored; has no effect.
  open var headingFilter: CLLocationDegrees = 1
  /// Stored; has no effect.
  open var activityType: CLActivityType = .other
  /// Stored; has no effect.
  open var pausesLocationUpdatesAutomatically: Bool = true
  /// Stored; has no effect.
  open var allowsBackgroundLocationUpdates: Bool = false
  /// Stored; has no effect.
  open var showsBackgroundLocationIndicator: Bool = false
  /// Inert: does nothing.
  open func requestWhenInUseAuthorization() {}
  /// Inert: does nothing.
  open func requestAlwaysAuthorization() {}
  /// Inert: does nothing.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey key: String) {}
  /// Inert: does nothing.
  open func requestLocation() {}
  /// Inert: does nothing.
  open func startUpdatingLocation() {}
  /// Inert: does nothing.
  open func stopUpdatingLocation() {}
  /// Inert: does nothing.
  open func startUpdatingHeading() {}
  /// Inert: does nothing.
  open func stopUpdatingHeading() {}
  /// Inert: does nothing.
  open func startMonitoringSignificantLocationChanges() {}
  /// Inert: does nothing.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Inert: does nothing.
  open func startMonitoring(for region: CLRegion) {}
  /// Inert: does nothing.
  open func stopMonitoring(for region: CLRegion) {}
  /// Inert: does nothing.
  open func startMonitoringVisits() {}
  /// Inert: always returns the same instance.
  @discardableResult public static func locationServicesEnabled() -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult public static func headingAvailable() -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult public static func significantLocationChangeMonitoringAvailable() -> Bool {
    false
  }
  /// Inert: always returns the same instance.
  @discardableResult public static func isMonitoringAvailable(for type: AnyClass) -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult public static func authorizationStatus() -> CLAuthorizationStatus {
    .notDetermined
  }
}

/// Callbacks of CoreLocation, which are never made.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Inert: never called.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Inert: never called.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
  /// Inert: never called.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Inert: never called.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Inert: never called.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading heading: CLHeading)
  /// Inert: never called.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Inert: never called.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Inert: never called.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}

extension CLLocationManagerDelegate {
  /// Inert: does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Inert: does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Inert: does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  /// Inert: does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Inert: does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading heading: CLHeading) {}
  /// Inert: does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Inert: does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Inert: does nothing.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}

/// A value of CoreLocation, by its name.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse
}

/// A value of CoreLocation, by its name.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy
  case reducedAccuracy
}

/// A value of CoreLocation, by its name.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation
  case fitness
  case otherNavigation
  case airborne
}

/// A value of CoreLocation, by its name.
public enum CLProximity: Int, Sendable {
  case unknown
  case immediate
  case near
  case far
}

/// An error of CoreLocation, with its codes.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied
    case network
    case headingFailure
    case regionMonitoringDenied
    case regionMonitoringFailure
    case regionMonitoringSetupDelayed
    case regionMonitoringResponseDelayed
    case geocodeFoundNoResult
    case geocodeFoundPartialResult
    case geocodeCanceled
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CLError)?.code == code
    }
  }
  /// An error code.
  public static var locationUnknown: Code { .locationUnknown }
  /// An error code.
  public static var denied: Code { .denied }
  /// An error code.
  public static var network: Code { .network }
  /// An error code.
  public static var headingFailure: Code { .headingFailure }
  /// An error code.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// An error code.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// An error code.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// An error code.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// An error code.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// An error code.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// An error code.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// The domain of the codes.
  public static var errorDomain: String { "CLErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

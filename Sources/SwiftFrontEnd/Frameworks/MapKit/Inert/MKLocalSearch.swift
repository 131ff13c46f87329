// Written by tools/frameworks/generate from MapKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of MapKit; only its name and values exist.
open class MKLocalSearch: NSObject {
  /// Creates an instance without effect.
  public init(request: Request) {
    super.init()
  }
  /// Inert: always `false`.
  open var isSearching: Bool { false }
  /// Inert: always throws.
  @discardableResult open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Inert: does nothing.
  @discardableResult open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void)
  {}
  /// Inert: does nothing.
  open func cancel() {}
  /// Inert: a class of MapKit; only its name and values exist.
  open class Request: NSObject {
    /// Creates an instance without effect.
    public override init() {
      super.init()
    }
    /// Creates an instance without effect.
    public init(completion: MKLocalSearchCompletion) {
      super.init()
    }
    /// Stored; has no effect.
    open var naturalLanguageQuery: String? = nil
    /// Stored; has no effect.
    open var region: MKCoordinateRegion = MKCoordinateRegion()
    /// Stored; has no effect.
    open var resultTypes: ResultType = []
    /// Stored; has no effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
  }
  /// Inert: a class of MapKit; only its name and values exist.
  open class Response: NSObject {
    /// Inert: always `[]`.
    open var mapItems: [MKMapItem] { [] }
    /// Inert: always `MKCoordinateRegion()`.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  /// Options of MapKit, by their names.
  public struct ResultType: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An option without effect.
    public static let address = ResultType(rawValue: 1 << 0)
    /// An option without effect.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
  }
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKLocalSearchCompletion: NSObject {
  /// Inert: always `""`.
  open var title: String { "" }
  /// Inert: always `""`.
  open var subtitle: String { "" }
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKLocalSearchCompleter: NSObject {
  /// Stored; has no effect.
  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Stored; has no effect.
  open var queryFragment: String = ""
  /// Stored; has no effect.
  open var region: MKCoordinateRegion = MKCoordinateRegion()
  /// Stored; has no effect.
  open var resultTypes: ResultType = []
  /// Inert: always `[]`.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Inert: always `false`.
  open var isSearching: Bool { false }
  /// Inert: does nothing.
  open func cancel() {}
  /// Options of MapKit, by their names.
  public struct ResultType: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An option without effect.
    public static let address = ResultType(rawValue: 1 << 0)
    /// An option without effect.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    /// An option without effect.
    public static let query = ResultType(rawValue: 1 << 2)
  }
}

/// Callbacks of MapKit, which are never made.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Inert: never called.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Inert: never called.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Inert: does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Inert: does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// An error of MapKit, with its codes.
public struct MKError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case unknown = 1
    case serverFailure
    case loadingThrottled
    case placemarkNotFound
    case directionsNotFound
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? MKError)?.code == code
    }
  }
  /// An error code.
  public static var unknown: Code { .unknown }
  /// An error code.
  public static var serverFailure: Code { .serverFailure }
  /// An error code.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// An error code.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// An error code.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// The domain of the codes.
  public static var errorDomain: String { "MKErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// Inert: a class of MapKit; only its name and values exist.
open class MKDirections: NSObject {
  /// Creates an instance without effect.
  public init(request: Request) {
    super.init()
  }
  /// Inert: always throws.
  @discardableResult open func calculate() async throws -> Response {
    throw MKError(.directionsNotFound)
  }
  /// Inert: does nothing.
  @discardableResult open func calculate(
    completionHandler: @escaping (Response?, (any Error)?) -> Void
  ) {}
  /// Inert: always throws.
  @discardableResult open func calculateETA() async throws -> ETAResponse {
    throw MKError(.directionsNotFound)
  }
  /// Inert: does nothing.
  open func cancel() {}
  /// Inert: a class of MapKit; only its name and values exist.
  open class Request: NSObject {
    /// Stored; has no effect.
    open var source: MKMapItem? = nil
    /// Stored; has no effect.
    open var destination: MKMapItem? = nil
    /// Stored; has no effect.
    open var transportType: MKDirectionsTransportType = .automobile
    /// Stored; has no effect.
    open var requestsAlternateRoutes: Bool = false
    /// Stored; has no effect.
    open var departureDate: Date? = nil
  }
  /// Inert: a class of MapKit; only its name and values exist.
  open class Response: NSObject {
    /// Inert: always `[]`.
    open var routes: [MKRoute] { [] }
  }
  /// Inert: a class of MapKit; only its name and values exist.
  open class ETAResponse: NSObject {
    /// Inert: always `0`.
    open var expectedTravelTime: TimeInterval { 0 }
  }
}

// Written by tools/frameworks/generate from MapKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKLocalSearch: NSObject {
  /// Creates one, which does nothing.
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
  /// Inert: a class of MapKit, of which there is only the name and its values.
  open class Request: NSObject {
    /// Creates one, which does nothing.
    public override init() {
      super.init()
    }
    /// Creates one, which does nothing.
    public init(completion: MKLocalSearchCompletion) {
      super.init()
    }
    /// A value that is kept, and changes nothing.
    open var naturalLanguageQuery: String? = nil
    /// A value that is kept, and changes nothing.
    open var region: MKCoordinateRegion = MKCoordinateRegion()
    /// A value that is kept, and changes nothing.
    open var resultTypes: ResultType = []
    /// A value that is kept, and changes nothing.
    open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
  }
  /// Inert: a class of MapKit, of which there is only the name and its values.
  open class Response: NSObject {
    /// Inert: always `[]`.
    open var mapItems: [MKMapItem] { [] }
    /// Inert: always `MKCoordinateRegion()`.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  /// Options of MapKit, by their names.
  public struct ResultType: OptionSet, Hashable, Sendable {
    /// The number that stands for the options.
    public let rawValue: UInt
    /// Creates options from the number that stands for them.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An option, which changes nothing.
    public static let address = ResultType(rawValue: 1 << 0)
    /// An option, which changes nothing.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
  }
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKLocalSearchCompletion: NSObject {
  /// Inert: always `""`.
  open var title: String { "" }
  /// Inert: always `""`.
  open var subtitle: String { "" }
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKLocalSearchCompleter: NSObject {
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// A value that is kept, and changes nothing.
  open var queryFragment: String = ""
  /// A value that is kept, and changes nothing.
  open var region: MKCoordinateRegion = MKCoordinateRegion()
  /// A value that is kept, and changes nothing.
  open var resultTypes: ResultType = []
  /// Inert: always `[]`.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Inert: always `false`.
  open var isSearching: Bool { false }
  /// Inert: does nothing.
  open func cancel() {}
  /// Options of MapKit, by their names.
  public struct ResultType: OptionSet, Hashable, Sendable {
    /// The number that stands for the options.
    public let rawValue: UInt
    /// Creates options from the number that stands for them.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An option, which changes nothing.
    public static let address = ResultType(rawValue: 1 << 0)
    /// An option, which changes nothing.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    /// An option, which changes nothing.
    public static let query = ResultType(rawValue: 1 << 2)
  }
}

/// What somebody is told by MapKit, which tells nothing here.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Inert: nobody calls it.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Inert: nobody calls it.
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
  /// What has gone wrong.
  public enum Code: Int, Sendable {
    case unknown = 1
    case serverFailure
    case loadingThrottled
    case placemarkNotFound
    case directionsNotFound
    /// Whether an error has a code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? MKError)?.code == code
    }
  }
  /// A code by its name.
  public static var unknown: Code { .unknown }
  /// A code by its name.
  public static var serverFailure: Code { .serverFailure }
  /// A code by its name.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// A code by its name.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// A code by its name.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// The domain of the codes.
  public static var errorDomain: String { "MKErrorDomain" }
  /// What has gone wrong.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// Inert: a class of MapKit, of which there is only the name and its values.
open class MKDirections: NSObject {
  /// Creates one, which does nothing.
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
  /// Inert: a class of MapKit, of which there is only the name and its values.
  open class Request: NSObject {
    /// A value that is kept, and changes nothing.
    open var source: MKMapItem? = nil
    /// A value that is kept, and changes nothing.
    open var destination: MKMapItem? = nil
    /// A value that is kept, and changes nothing.
    open var transportType: MKDirectionsTransportType = .automobile
    /// A value that is kept, and changes nothing.
    open var requestsAlternateRoutes: Bool = false
    /// A value that is kept, and changes nothing.
    open var departureDate: Date? = nil
  }
  /// Inert: a class of MapKit, of which there is only the name and its values.
  open class Response: NSObject {
    /// Inert: always `[]`.
    open var routes: [MKRoute] { [] }
  }
  /// Inert: a class of MapKit, of which there is only the name and its values.
  open class ETAResponse: NSObject {
    /// Inert: always `0`.
    open var expectedTravelTime: TimeInterval { 0 }
  }
}

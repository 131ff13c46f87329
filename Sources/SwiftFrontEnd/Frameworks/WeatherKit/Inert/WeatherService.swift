// Written by tools/frameworks/generate from WeatherKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import CoreLocation

/// The weather service, which is never reached.
public final class WeatherService: Sendable {
  /// The service.
  public static let shared = WeatherService()
  /// Creates a service.
  public init() {}
  /// Always throws: nothing is fetched.
  public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }
  /// Always throws: nothing is fetched.
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.unknown
  }
  /// Always throws: nothing is fetched.
  public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws
    -> T
  { throw WeatherError.unknown }
  /// Always throws: nothing is fetched.
  public func weather<T1, T2>(
    for location: CLLocation,
    including dataSet1: WeatherQuery<T1>,
    _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw WeatherError.unknown }
  /// Always throws: nothing is fetched.
  public func weather<T1, T2, T3>(
    for location: CLLocation,
    including dataSet1: WeatherQuery<T1>,
    _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw WeatherError.unknown }
}
/// The reason that there is no weather data.
public enum WeatherError: LocalizedError, Sendable { case permissionDenied, unknown }
/// A value of WeatherKit without effect.
public struct WeatherQuery<T>: Sendable {
  /// Creates a value without effect.
  public init() {}
}

extension WeatherQuery where T == CurrentWeather {
  /// Inert: always `WeatherQuery()`.
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  /// Inert: always `WeatherQuery()`.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
  /// Inert: always returns the same instance.
  @discardableResult public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<
    Forecast<HourWeather>
  > { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  /// Inert: always `WeatherQuery()`.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
  /// Inert: always returns the same instance.
  @discardableResult public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<
    Forecast<DayWeather>
  > { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
  /// Inert: always `WeatherQuery()`.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where T == [WeatherAlert]? {
  /// Inert: always `WeatherQuery()`.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

/// A value of WeatherKit without effect.
public struct WeatherAttribution: Sendable {
  /// Stored; has no effect.
  public let serviceName: String
  /// Stored; has no effect.
  public let legalPageURL: URL
  /// Stored; has no effect.
  public let squareMarkURL: URL
  /// Stored; has no effect.
  public let combinedMarkDarkURL: URL
  /// Stored; has no effect.
  public let combinedMarkLightURL: URL
  /// Stored; has no effect.
  public let legalAttributionText: String
}

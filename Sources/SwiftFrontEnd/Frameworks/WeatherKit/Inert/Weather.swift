// Written by tools/frameworks/generate from WeatherKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import CoreLocation

/// A value of WeatherKit without effect.
public struct Weather: Sendable {
  /// Stored; has no effect.
  public let currentWeather: CurrentWeather
  /// Stored; has no effect.
  public let minuteForecast: Forecast<MinuteWeather>?
  /// Stored; has no effect.
  public let hourlyForecast: Forecast<HourWeather>
  /// Stored; has no effect.
  public let dailyForecast: Forecast<DayWeather>
  /// Stored; has no effect.
  public let weatherAlerts: [WeatherAlert]?
}

/// A forecast for some dates.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
  /// The weather by date.
  public let forecast: [Element]
  /// The start of the forecast.
  public var startIndex: Int { forecast.startIndex }
  /// The end of the forecast.
  public var endIndex: Int { forecast.endIndex }
  /// The weather at one of the times.
  public subscript(position: Int) -> Element { forecast[position] }
}
/// A value of WeatherKit without effect.
public struct CurrentWeather: Sendable {
  /// Stored; has no effect.
  public let date: Date
  /// Stored; has no effect.
  public let condition: WeatherCondition
  /// Stored; has no effect.
  public let symbolName: String
  /// Stored; has no effect.
  public let temperature: Measurement<UnitTemperature>
  /// Stored; has no effect.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// Stored; has no effect.
  public let dewPoint: Measurement<UnitTemperature>
  /// Stored; has no effect.
  public let humidity: Double
  /// Stored; has no effect.
  public let cloudCover: Double
  /// Stored; has no effect.
  public let isDaylight: Bool
  /// Stored; has no effect.
  public let pressure: Measurement<UnitPressure>
  /// Stored; has no effect.
  public let pressureTrend: PressureTrend
  /// Stored; has no effect.
  public let uvIndex: UVIndex
  /// Stored; has no effect.
  public let visibility: Measurement<UnitLength>
  /// Stored; has no effect.
  public let wind: Wind
}

/// A value of WeatherKit without effect.
public struct HourWeather: Sendable {
  /// Stored; has no effect.
  public let date: Date
  /// Stored; has no effect.
  public let condition: WeatherCondition
  /// Stored; has no effect.
  public let symbolName: String
  /// Stored; has no effect.
  public let temperature: Measurement<UnitTemperature>
  /// Stored; has no effect.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// Stored; has no effect.
  public let dewPoint: Measurement<UnitTemperature>
  /// Stored; has no effect.
  public let humidity: Double
  /// Stored; has no effect.
  public let cloudCover: Double
  /// Stored; has no effect.
  public let isDaylight: Bool
  /// Stored; has no effect.
  public let precipitation: Precipitation
  /// Stored; has no effect.
  public let precipitationChance: Double
  /// Stored; has no effect.
  public let precipitationAmount: Measurement<UnitLength>
  /// Stored; has no effect.
  public let pressure: Measurement<UnitPressure>
  /// Stored; has no effect.
  public let pressureTrend: PressureTrend
  /// Stored; has no effect.
  public let uvIndex: UVIndex
  /// Stored; has no effect.
  public let visibility: Measurement<UnitLength>
  /// Stored; has no effect.
  public let wind: Wind
}

/// A value of WeatherKit without effect.
public struct DayWeather: Sendable {
  /// Stored; has no effect.
  public let date: Date
  /// Stored; has no effect.
  public let condition: WeatherCondition
  /// Stored; has no effect.
  public let symbolName: String
  /// Stored; has no effect.
  public let highTemperature: Measurement<UnitTemperature>
  /// Stored; has no effect.
  public let lowTemperature: Measurement<UnitTemperature>
  /// Stored; has no effect.
  public let precipitation: Precipitation
  /// Stored; has no effect.
  public let precipitationChance: Double
  /// Stored; has no effect.
  public let precipitationAmount: Measurement<UnitLength>
  /// Stored; has no effect.
  public let snowfallAmount: Measurement<UnitLength>
  /// Stored; has no effect.
  public let sun: SunEvents
  /// Stored; has no effect.
  public let moon: MoonEvents
  /// Stored; has no effect.
  public let uvIndex: UVIndex
  /// Stored; has no effect.
  public let wind: Wind
}

/// A value of WeatherKit without effect.
public struct MinuteWeather: Sendable {
  /// Stored; has no effect.
  public let date: Date
  /// Stored; has no effect.
  public let precipitation: Precipitation
  /// Stored; has no effect.
  public let precipitationChance: Double
  /// Stored; has no effect.
  public let precipitationIntensity: Measurement<UnitSpeed>
}

/// A value of WeatherKit without effect.
public struct SunEvents: Sendable {
  /// Stored; has no effect.
  public let sunrise: Date?
  /// Stored; has no effect.
  public let sunset: Date?
  /// Stored; has no effect.
  public let solarNoon: Date?
}

/// A value of WeatherKit without effect.
public struct MoonEvents: Sendable {
  /// Stored; has no effect.
  public let moonrise: Date?
  /// Stored; has no effect.
  public let moonset: Date?
}

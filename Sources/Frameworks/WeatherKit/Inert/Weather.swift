// Written by tools/frameworks/generate from WeatherKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import CoreLocation

/// A value of WeatherKit, which changes nothing.
public struct Weather: Sendable {
  /// A value that is kept, and changes nothing.
  public let currentWeather: CurrentWeather
  /// A value that is kept, and changes nothing.
  public let minuteForecast: Forecast<MinuteWeather>?
  /// A value that is kept, and changes nothing.
  public let hourlyForecast: Forecast<HourWeather>
  /// A value that is kept, and changes nothing.
  public let dailyForecast: Forecast<DayWeather>
  /// A value that is kept, and changes nothing.
  public let weatherAlerts: [WeatherAlert]?
}

/// Weather at some times.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
  /// The weather, one time after the other.
  public let forecast: [Element]
  /// Where it begins.
  public var startIndex: Int { forecast.startIndex }
  /// Where it ends.
  public var endIndex: Int { forecast.endIndex }
  /// The weather at one of the times.
  public subscript(position: Int) -> Element { forecast[position] }
}
/// A value of WeatherKit, which changes nothing.
public struct CurrentWeather: Sendable {
  /// A value that is kept, and changes nothing.
  public let date: Date
  /// A value that is kept, and changes nothing.
  public let condition: WeatherCondition
  /// A value that is kept, and changes nothing.
  public let symbolName: String
  /// A value that is kept, and changes nothing.
  public let temperature: Measurement<UnitTemperature>
  /// A value that is kept, and changes nothing.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// A value that is kept, and changes nothing.
  public let dewPoint: Measurement<UnitTemperature>
  /// A value that is kept, and changes nothing.
  public let humidity: Double
  /// A value that is kept, and changes nothing.
  public let cloudCover: Double
  /// A value that is kept, and changes nothing.
  public let isDaylight: Bool
  /// A value that is kept, and changes nothing.
  public let pressure: Measurement<UnitPressure>
  /// A value that is kept, and changes nothing.
  public let pressureTrend: PressureTrend
  /// A value that is kept, and changes nothing.
  public let uvIndex: UVIndex
  /// A value that is kept, and changes nothing.
  public let visibility: Measurement<UnitLength>
  /// A value that is kept, and changes nothing.
  public let wind: Wind
}

/// A value of WeatherKit, which changes nothing.
public struct HourWeather: Sendable {
  /// A value that is kept, and changes nothing.
  public let date: Date
  /// A value that is kept, and changes nothing.
  public let condition: WeatherCondition
  /// A value that is kept, and changes nothing.
  public let symbolName: String
  /// A value that is kept, and changes nothing.
  public let temperature: Measurement<UnitTemperature>
  /// A value that is kept, and changes nothing.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// A value that is kept, and changes nothing.
  public let dewPoint: Measurement<UnitTemperature>
  /// A value that is kept, and changes nothing.
  public let humidity: Double
  /// A value that is kept, and changes nothing.
  public let cloudCover: Double
  /// A value that is kept, and changes nothing.
  public let isDaylight: Bool
  /// A value that is kept, and changes nothing.
  public let precipitation: Precipitation
  /// A value that is kept, and changes nothing.
  public let precipitationChance: Double
  /// A value that is kept, and changes nothing.
  public let precipitationAmount: Measurement<UnitLength>
  /// A value that is kept, and changes nothing.
  public let pressure: Measurement<UnitPressure>
  /// A value that is kept, and changes nothing.
  public let pressureTrend: PressureTrend
  /// A value that is kept, and changes nothing.
  public let uvIndex: UVIndex
  /// A value that is kept, and changes nothing.
  public let visibility: Measurement<UnitLength>
  /// A value that is kept, and changes nothing.
  public let wind: Wind
}

/// A value of WeatherKit, which changes nothing.
public struct DayWeather: Sendable {
  /// A value that is kept, and changes nothing.
  public let date: Date
  /// A value that is kept, and changes nothing.
  public let condition: WeatherCondition
  /// A value that is kept, and changes nothing.
  public let symbolName: String
  /// A value that is kept, and changes nothing.
  public let highTemperature: Measurement<UnitTemperature>
  /// A value that is kept, and changes nothing.
  public let lowTemperature: Measurement<UnitTemperature>
  /// A value that is kept, and changes nothing.
  public let precipitation: Precipitation
  /// A value that is kept, and changes nothing.
  public let precipitationChance: Double
  /// A value that is kept, and changes nothing.
  public let precipitationAmount: Measurement<UnitLength>
  /// A value that is kept, and changes nothing.
  public let snowfallAmount: Measurement<UnitLength>
  /// A value that is kept, and changes nothing.
  public let sun: SunEvents
  /// A value that is kept, and changes nothing.
  public let moon: MoonEvents
  /// A value that is kept, and changes nothing.
  public let uvIndex: UVIndex
  /// A value that is kept, and changes nothing.
  public let wind: Wind
}

/// A value of WeatherKit, which changes nothing.
public struct MinuteWeather: Sendable {
  /// A value that is kept, and changes nothing.
  public let date: Date
  /// A value that is kept, and changes nothing.
  public let precipitation: Precipitation
  /// A value that is kept, and changes nothing.
  public let precipitationChance: Double
  /// A value that is kept, and changes nothing.
  public let precipitationIntensity: Measurement<UnitSpeed>
}

/// A value of WeatherKit, which changes nothing.
public struct SunEvents: Sendable {
  /// A value that is kept, and changes nothing.
  public let sunrise: Date?
  /// A value that is kept, and changes nothing.
  public let sunset: Date?
  /// A value that is kept, and changes nothing.
  public let solarNoon: Date?
}

/// A value of WeatherKit, which changes nothing.
public struct MoonEvents: Sendable {
  /// A value that is kept, and changes nothing.
  public let moonrise: Date?
  /// A value that is kept, and changes nothing.
  public let moonset: Date?
}

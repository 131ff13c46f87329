// Written by tools/frameworks/generate from WeatherKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import CoreLocation

/// A value of WeatherKit without effect.
public struct Wind: Sendable {
  /// Stored; has no effect.
  public let compassDirection: CompassDirection
  /// Stored; has no effect.
  public let direction: Measurement<UnitAngle>
  /// Stored; has no effect.
  public let speed: Measurement<UnitSpeed>
  /// Stored; has no effect.
  public let gust: Measurement<UnitSpeed>?
  /// A compass direction, by its abbreviation.
  public enum CompassDirection: String, CaseIterable, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast,
      southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest,
      northwest, northNorthwest
  }
}

/// A value of WeatherKit without effect.
public struct UVIndex: Sendable {
  /// Stored; has no effect.
  public let value: Int
  /// Stored; has no effect.
  public let category: ExposureCategory
  /// The strength of ultraviolet light.
  public enum ExposureCategory: String, CaseIterable, Sendable {
    case low, moderate, high, veryHigh, extreme
  }
}

/// A value of WeatherKit without effect.
public struct WeatherAlert: Sendable {
  /// Stored; has no effect.
  public let detailsURL: URL
  /// Stored; has no effect.
  public let source: String
  /// Stored; has no effect.
  public let summary: String
  /// Stored; has no effect.
  public let region: String?
  /// Stored; has no effect.
  public let severity: WeatherSeverity
}

/// A value of WeatherKit, by its name.
public enum WeatherSeverity: String, Sendable {
  case minor
  case moderate
  case severe
  case extreme
  case unknown
}

/// A value of WeatherKit, by its name.
public enum PressureTrend: String, Sendable {
  case rising
  case falling
  case steady
}

/// A value of WeatherKit, by its name.
public enum Precipitation: String, Sendable {
  case none
  case hail
  case mixed
  case rain
  case sleet
  case snow
}

/// A value of WeatherKit, by its name.
public enum WeatherCondition: String, CaseIterable, Codable, Sendable {
  case blizzard
  case blowingDust
  case blowingSnow
  case breezy
  case clear
  case cloudy
  case drizzle
  case flurries
  case foggy
  case freezingDrizzle
  case freezingRain
  case frigid
  case hail
  case haze
  case heavyRain
  case heavySnow
  case hot
  case hurricane
  case isolatedThunderstorms
  case mostlyClear
  case mostlyCloudy
  case partlyCloudy
  case rain
  case scatteredThunderstorms
  case sleet
  case smoky
  case snow
  case strongStorms
  case sunFlurries
  case sunShowers
  case thunderstorms
  case tropicalStorm
  case windy
  case wintryMix
  /// The condition in words: those of its name.
  public var description: String {
    rawValue.reduce(into: "") {
      $0 += $1.isUppercase ? " \($1)" : $0.isEmpty ? $1.uppercased() : String($1)
    }
  }
  /// The condition in words: those of its name.
  public var accessibilityDescription: String { description }
}

import ArgumentParser
import CommandSupport
import LayoutCore
import SpecFormat

/// One of the things in which variants of a screen differ.
enum VariantAxis: String, CaseIterable {
  case device
  case orientation
  case scheme
  case size
  case direction
  case system
  case locale

  /// The names, to be read.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// The values that may be asked for; nil for any.
  private var values: [String]? {
    switch self {
    case .device: Device.all.map(\.name)
    case .orientation: Device.Orientation.allCases.map(\.rawValue)
    case .scheme: ColorScheme.allCases.map(\.rawValue)
    case .size: DynamicTypeSize.allCases.map(\.rawValue)
    case .direction: DirectionArgument.allValueStrings
    case .system: SystemVersion.allCases.map(\.rawValue)
    case .locale: nil
    }
  }

  /// Sets a value.
  ///
  /// - Returns: The name of the value.
  func apply(_ value: String, to overrides: inout SceneOverrides) throws -> String {
    switch self {
    case .device:
      overrides.device = try Device(named: value) ?? refuse(value)
      return overrides.device?.name ?? value
    case .orientation:
      overrides.orientation = try Device.Orientation(rawValue: value) ?? refuse(value)
    case .scheme: overrides.colorScheme = try ColorScheme(rawValue: value) ?? refuse(value)
    case .size: overrides.dynamicTypeSize = try DynamicTypeSize(rawValue: value) ?? refuse(value)
    case .direction:
      overrides.layoutDirection = try DirectionArgument(argument: value)?.value ?? refuse(value)
      return overrides.layoutDirection == .rightToLeft ? "right to left" : "left to right"
    case .system: overrides.system = try SystemVersion(rawValue: value) ?? refuse(value)
    case .locale:
      if value.isEmpty { throw ValidationError("a locale has no name") }
      overrides.locale = value
    }
    return value
  }

  /// Whether an option of the command asks for one value of it.
  func isSet(in overrides: SceneOverrides) -> Bool {
    switch self {
    case .device: overrides.device != nil
    case .orientation: overrides.orientation != nil
    case .scheme: overrides.colorScheme != nil
    case .size: overrides.dynamicTypeSize != nil
    case .direction: overrides.layoutDirection != nil
    case .system: overrides.system != nil
    case .locale: overrides.locale != nil
    }
  }

  /// The option that asks for one value of it.
  var option: String {
    switch self {
    case .device, .orientation, .system, .locale: "--\(rawValue)"
    case .scheme: "--color-scheme"
    case .size: "--dynamic-type-size"
    case .direction: "--layout-direction"
    }
  }

  private func refuse<Value>(_ value: String) throws -> Value {
    let values = values ?? []
    let closest = Suggestion.closest(to: value, among: values)
    let hint =
      closest.map { "; did you mean '\($0)'?" }
      ?? (self == .device
        ? ", but such as '\(values[values.count / 2])'"
        : "; there are \(values.joined(separator: ", "))")
    throw ValidationError("no \(rawValue) is called \(value.quoted)\(hint)")
  }
}

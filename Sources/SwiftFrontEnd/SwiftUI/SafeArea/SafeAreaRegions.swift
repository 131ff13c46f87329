internal import LayoutCore

/// The causes of a safe area: containers or the keyboard.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates an instance from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the device's own insets.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)

  var engine: LayoutCore.SafeAreaRegions {
    var regions: LayoutCore.SafeAreaRegions = []
    if contains(.container) { regions.formUnion(.container) }
    if contains(.keyboard) { regions.formUnion(.keyboard) }
    return regions
  }
}

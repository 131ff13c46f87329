/// The parts of the safe area, by their causes (L24.1).
public struct SafeAreaRegions: OptionSet, Sendable, Hashable {
  /// One bit for each region.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The safe area of bars and the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The safe area of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How an item of a toolbar may be arranged at first.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// The value that stands for it.
  public let rawValue: Int
  /// Creates one from the value that stands for it.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item stays in the palette of items.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

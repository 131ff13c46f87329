/// The initial state of a toolbar item that may be customized.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates an instance from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item stays in the palette of items.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

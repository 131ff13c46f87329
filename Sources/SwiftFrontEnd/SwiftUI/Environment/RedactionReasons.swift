/// Why content is not to be seen.
public struct RedactionReasons: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates an instance from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others may be looking.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

/// The reasons that content is redacted.
public struct RedactionReasons: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates an instance from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Placeholder: the content is not available yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Privacy: the content is hidden from others.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// Invalidated: the content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

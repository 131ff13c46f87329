/// The log that messages belong to: a subsystem and a category.
public final class OSLog: @unchecked Sendable {
  // Both are constants, and the class is final.
  let subsystem: String
  let category: String

  /// Creates a log.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Creates a log of signposts or of another purpose.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The log of everything else.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// The log that drops all messages.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// The category of a log.
  public struct Category: Hashable, RawRepresentable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Events that users would notice.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts for tools.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts for tools, with call stacks.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Whether messages of a type are shown.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && type.isShown }

  /// Whether signposts are shown, which they never are.
  public var signpostsEnabled: Bool { false }

  /// Shows a message on standard error.
  func write(_ message: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let prefix = place.isEmpty ? "" : "[\(place)] "
    StandardError.write("\(prefix)\(type.name)\(message)\n")
  }
}

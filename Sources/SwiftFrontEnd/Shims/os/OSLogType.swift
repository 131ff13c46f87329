/// The level of a message.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The system's number.
  public let rawValue: UInt8

  /// Creates a type from its raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a type from its raw value.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful, but not essential, information.
  public static let info = OSLogType(rawValue: 1)
  /// Information for developers; not shown.
  public static let debug = OSLogType(rawValue: 2)
  /// An error of the process.
  public static let error = OSLogType(rawValue: 16)
  /// A bug or failure.
  public static let fault = OSLogType(rawValue: 17)

  /// `true` if messages of the type are shown, as they are by default on the system.
  var isShown: Bool { self != .debug }

  /// The name of the level before a message.
  var name: String {
    switch self {
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

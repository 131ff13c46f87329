/// Inert: marks intervals for Apple's tools, which do not observe programs here.
public struct OSSignposter: Sendable {
  /// Creates a signposter of a part of a program.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter of a part of a program.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter of a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter of a logger.
  public init(logger: Logger) {}
  /// Creates a signposter.
  public init() {}

  /// A signposter that marks nothing.
  public static let disabled = OSSignposter()

  /// Whether anything is marked.
  public var isEnabled: Bool { false }

  /// A name for a stretch.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// A name for a stretch of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage
  ) {}
  /// Marks an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks an event.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {}
  /// Marks the interval of a closure.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }
}

/// The name of a stretch of time.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates a name of a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates a name of a log.
  public init(log: OSLog) { rawValue = OSSignpostID.exclusive.rawValue }

  /// Creates a name of a log and an object.
  public init(log: OSLog, object: AnyObject) { rawValue = OSSignpostID.exclusive.rawValue }

  /// The ID of signposts of which there is one at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The null ID.
  public static let null = OSSignpostID(0)
  /// The invalid signpost ID.
  public static let invalid = OSSignpostID(.max)
}

/// A stretch of time that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// The type of a signpost: an event, or an interval's begin or end.
public struct OSSignpostType: Hashable, Sendable {
  let number: Int
  /// An event.
  public static let event = OSSignpostType(number: 0)
  /// A beginning.
  public static let begin = OSSignpostType(number: 1)
  /// An end.
  public static let end = OSSignpostType(number: 2)
}

/// Inert: marks an interval for Apple's tools.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Inert: marks an interval for Apple's tools.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {}

public import Foundation

/// A store of log messages; empty, since none are kept.
open class OSLogStore: NSObject {
  /// The processes whose messages a store has.
  public enum Scope: Int, Sendable {
    /// The system.
    case system = 0
    /// This process.
    case currentProcessIdentifier = 1
  }

  /// Creates a store.
  public init(scope: Scope) throws {}

  /// Returns the messages, of which there are none.
  open func getEntries(
    with options: OSLogEnumerator.Options = [],
    at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    AnySequence([])
  }

  /// Returns a position by date.
  open func position(date: Date) -> OSLogPosition { OSLogPosition() }

  /// A place in the messages, by the time since the last one.
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }

  /// A place in the messages, by the time since the system has started.
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
}

/// A position in a store's messages.
open class OSLogPosition: NSObject {}

/// The enumerator of a store's messages.
open class OSLogEnumerator: NSEnumerator {
  /// The order of the messages.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last one first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// An entry of the log; only a store makes entries.
open class OSLogEntry: NSObject {
  /// The storage of a message.
  public enum StoreCategory: Int, Sendable {
    case undefined = 0
    case metadata = 1
    case shortTerm = 2
    case longTermAuto = 3
    case longTerm1 = 4
    case longTerm3 = 5
    case longTerm7 = 6
    case longTerm14 = 7
    case longTerm30 = 8
  }

  /// The message.
  open var composedMessage: String { "" }
  /// The date of the message.
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The storage of the message.
  open var storeCategory: StoreCategory { .undefined }
}

/// A message of a process.
public protocol OSLogEntryFromProcess {
  /// The number of the activity.
  var activityIdentifier: UInt64 { get }
  /// The process.
  var process: String { get }
  /// The number of the process.
  var processIdentifier: pid_t { get }
  /// The library that logged it.
  var sender: String { get }
  /// The number of the thread.
  var threadIdentifier: UInt64 { get }
}

/// A message with a category.
public protocol OSLogEntryWithPayload {
  /// The subject.
  var category: String { get }
  /// The format string of the message.
  var formatString: String { get }
  /// The part of a program.
  var subsystem: String { get }
}

extension OSLogEntryFromProcess {
  /// Zero.
  public var activityIdentifier: UInt64 { 0 }
  /// Empty.
  public var process: String { "" }
  /// Zero.
  public var processIdentifier: pid_t { 0 }
  /// Empty.
  public var sender: String { "" }
  /// Zero.
  public var threadIdentifier: UInt64 { 0 }
}

extension OSLogEntryWithPayload {
  /// Empty.
  public var category: String { "" }
  /// Empty.
  public var formatString: String { "" }
  /// Empty.
  public var subsystem: String { "" }
}

/// A message.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  /// The level of a log message.
  public enum Level: Int, Sendable {
    case undefined = 0
    case debug = 1
    case info = 2
    case notice = 3
    case error = 4
    case fault = 5
  }

  /// The level of the message.
  open var level: Level { .undefined }
}

/// An interval or an event.
open class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  /// The kind of a signpost: an event, or an interval's begin or end.
  public enum SignpostType: Int, Sendable {
    case undefined = 0
    case intervalBegin = 1
    case intervalEnd = 2
    case event = 3
  }

  /// The number of the signpost.
  open var signpostIdentifier: UInt64 { 0 }
  /// The name of the signpost.
  open var signpostName: String { "" }
  /// The kind of the signpost.
  open var signpostType: SignpostType { .undefined }
}

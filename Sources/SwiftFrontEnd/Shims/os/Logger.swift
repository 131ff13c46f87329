/// Writes messages to standard error.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of a part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Creates a logger of everything else.
  public init() { log = .default }

  /// Shows a message.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Shows a message that matters so much.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Logs a message at debug level, which is not shown.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Shows what only developers want to know.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Shows what helps.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Shows a message like any other.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Shows what may go wrong.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Shows what went wrong.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Shows what must not happen.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Shows what must not happen.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

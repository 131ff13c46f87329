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
  /// Logs a debug message.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Logs helpful information.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Logs a message.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Logs a warning.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Logs an error.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Logs a fault.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Logs a fault.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

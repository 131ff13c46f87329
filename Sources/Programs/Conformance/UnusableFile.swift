/// A file that could not be read, or is no spec.
public struct UnusableFile: Sendable {
  /// The file as named by the user.
  public var file: String
  /// The errors, a line each; at least one.
  public var messages: [String]

  /// Creates an entry for a report.
  public init(_ file: String, _ messages: [String]) {
    self.file = file
    self.messages = messages
  }
}

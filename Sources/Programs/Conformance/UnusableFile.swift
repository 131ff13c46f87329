/// A file that could not be read or is no spec, or a case with errors in a file of several.
public struct UnusableFile: Sendable {
  /// The file as named by the user.
  public var file: String
  /// The name of the case whose errors they are; nil for those of the whole file.
  public var caseName: String?
  /// The errors, a line each; at least one.
  public var messages: [String]

  /// Creates an entry for a report.
  public init(_ file: String, caseName: String? = nil, _ messages: [String]) {
    self.file = file
    self.caseName = caseName
    self.messages = messages
  }
}

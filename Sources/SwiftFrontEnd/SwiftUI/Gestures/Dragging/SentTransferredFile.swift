/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// `true` if the receiver may open the original file.
  public let allowAccessingOriginalFile: Bool

  /// Creates a value for a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether it is the file itself, no copy.
  public let isOriginalFile: Bool
}

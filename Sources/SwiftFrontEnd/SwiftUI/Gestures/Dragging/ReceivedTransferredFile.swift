/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is the file itself, no copy.
  public let isOriginalFile: Bool
}

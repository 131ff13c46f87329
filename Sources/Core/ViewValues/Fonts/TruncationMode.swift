/// Where a line that does not fit loses characters to an ellipsis.
public enum TruncationMode: String, Sendable, Hashable, CaseIterable {
  case head
  case middle
  case tail
}

/// The place of the ellipsis in a line that does not fit.
public enum TruncationMode: String, Sendable, Hashable, CaseIterable {
  case head
  case middle
  case tail
}

/// The prominence of a section header or a badge.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// The alignment of the lines of a text with each other.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  case leading
  case center
  case trailing
}

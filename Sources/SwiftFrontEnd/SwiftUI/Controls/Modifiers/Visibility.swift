/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The system's default.
  case automatic
  case visible
  case hidden
}

/// The size class of a screen in one direction.
public enum UserInterfaceSizeClass: String, Sendable, Hashable, CaseIterable {
  case compact
  case regular
}

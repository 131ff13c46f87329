/// How much room a screen has in one direction, as a device tells its views.
public enum UserInterfaceSizeClass: String, Sendable, Hashable, CaseIterable {
  case compact
  case regular
}

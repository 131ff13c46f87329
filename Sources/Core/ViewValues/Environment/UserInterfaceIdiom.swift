/// The kind of device that shows a screen.
public enum UserInterfaceIdiom: String, Sendable, Hashable, CaseIterable {
  case phone
  case pad
}

/// Whether a screen is light or dark.
public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
}

/// The contrast between foreground and background colours: standard or increased.
public enum ColorSchemeContrast: String, Sendable, Hashable, CaseIterable {
  case standard
  case increased
}

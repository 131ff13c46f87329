/// How far colours are apart.
public enum ColorSchemeContrast: String, Sendable, Hashable, CaseIterable {
  case standard
  case increased
}

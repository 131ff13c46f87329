/// A style named for its purpose, which the environment resolves (D2.7 and D2.8).
public enum SemanticStyle: String, Sendable, Hashable, CaseIterable {
  case foreground
  case background
  case tint
  case selection
  case separator
  case link
  case placeholder
  case fill
  case windowBackground
}

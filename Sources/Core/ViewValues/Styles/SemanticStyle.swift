/// A style that says what it is for: the environment decides what it is (D2.7 and D2.8).
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

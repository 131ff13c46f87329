/// A style of text whose size follows the platform and the Dynamic Type size.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption
  case caption2
}

/// The background that views set for a bar around them: `toolbarBackground(_:for:)` and
/// `toolbarBackgroundVisibility(_:for:)` (D9.14).
public struct BarBackground: Sendable, Hashable {
  /// The style of the background; nil for the system's.
  public var style: StyleValue?
  /// Whether it is visible; nil for when the system shows it.
  public var isVisible: Bool?

  /// Creates a background.
  public init(style: StyleValue? = nil, isVisible: Bool? = nil) {
    self.style = style
    self.isVisible = isVisible
  }

  /// Takes over the properties of a background set further inside, where this one has none.
  package mutating func include(_ other: BarBackground) {
    style = style ?? other.style
    isVisible = isVisible ?? other.isVisible
  }
}

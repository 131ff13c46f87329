/// What is behind a bar where the views below it say so: `toolbarBackground(_:for:)` and
/// `toolbarBackgroundVisibility(_:for:)` (D9.14).
public struct BarBackground: Sendable, Hashable {
  /// What it is; nil for what the system has there.
  public var style: StyleValue?
  /// Whether it is there; nil for when the system shows it.
  public var isVisible: Bool?

  /// Creates what is behind a bar.
  public init(style: StyleValue? = nil, isVisible: Bool? = nil) {
    self.style = style
    self.isVisible = isVisible
  }

  /// Takes over what views further in say and this does not.
  package mutating func include(_ other: BarBackground) {
    style = style ?? other.style
    isVisible = isVisible ?? other.isVisible
  }
}

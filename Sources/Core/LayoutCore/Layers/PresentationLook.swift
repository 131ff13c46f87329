/// The appearance of a presentation's panel, as the views in it state it (V10.9).
public struct PresentationLook: Sendable, Hashable {
  /// Whether a sheet has a drag indicator; nil for if there is room for a larger detent.
  public var hasDragIndicator: Bool?
  /// The radius of its corners, in points; nil for that of the system.
  public var cornerRadius: Double?
  /// The background of its views; nil for the system's.
  public var background: StyleValue?

  /// Creates the system's appearance but for its drag indicator.
  ///
  /// - Parameter hasDragIndicator: Whether a sheet has a drag indicator; nil for the default.
  public init(hasDragIndicator: Bool? = nil) { self.hasDragIndicator = hasDragIndicator }

  /// Takes over the properties set further inside, where this one has none.
  mutating func include(_ other: PresentationLook) {
    hasDragIndicator = hasDragIndicator ?? other.hasDragIndicator
    cornerRadius = cornerRadius ?? other.cornerRadius
    background = background ?? other.background
  }
}

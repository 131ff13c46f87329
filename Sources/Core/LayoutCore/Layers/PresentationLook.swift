/// The appearance of a presentation's panel, as the views in it state it (V10.9).
public struct PresentationLook: Sendable, Hashable {
  /// Whether a sheet has a handle at its top; nil for one that leaves room for another height.
  public var hasDragIndicator: Bool?
  /// The radius of its corners, in points; nil for that of the system.
  public var cornerRadius: Double?
  /// The background of its views; nil for the system's.
  public var background: StyleValue?

  /// Creates a look that is the system's own but for its handle.
  ///
  /// - Parameter hasDragIndicator: Whether a sheet has a handle at its top; nil for what the system does.
  public init(hasDragIndicator: Bool? = nil) { self.hasDragIndicator = hasDragIndicator }

  /// Takes over what views further in say and this does not.
  mutating func include(_ other: PresentationLook) {
    hasDragIndicator = hasDragIndicator ?? other.hasDragIndicator
    cornerRadius = cornerRadius ?? other.cornerRadius
    background = background ?? other.background
  }
}

public import LayoutCore

/// What is done to the elements between ``DisplayElement/begin(_:)`` and its end.
///
/// The elements are drawn in the group's coordinates, which the transform takes to those around it.
/// A group that does no more than that, or clips, is no picture of its own; any other is drawn
/// apart, filtered, seen through its mask, and then painted as a whole (D5.3 – D5.7).
public struct DisplayGroup: Sendable, Hashable {
  /// An area outside of which nothing is drawn.
  public struct Clip: Sendable, Hashable {
    /// The outline, in the group's coordinates.
    public var path: Path
    /// Which points are inside, and whether edges are smooth.
    public var fill: FillValue
    /// Whether the area's outside is drawn instead.
    public var isInverse = false

    /// Creates a clip.
    public init(_ path: Path, _ fill: FillValue = FillValue(), isInverse: Bool = false) {
      self.path = path
      self.fill = fill
      self.isInverse = isInverse
    }
  }

  /// From the group's coordinates to those around it.
  public var transform = AffineTransform.identity
  /// How the group's picture is seen in space, before the transform; nil for flat on the screen
  /// (D5.20).
  public var projection: Projection?
  /// Outside of which nothing is drawn.
  public var clip: Clip?
  /// Whether the elements are a picture of their own, whatever else is done to them.
  public var isComposited = false
  /// How the elements and what is done to their picture are mixed; nil for as around the group (D5.6).
  public var mixing: ColorMixing?
  /// What is done to the picture, the first one first.
  public var filters: [DisplayFilter] = []
  /// Whether a mask follows the elements, behind ``DisplayElement/mask``.
  public var hasMask = false
  /// Whether the mask's outside is seen instead.
  public var isMaskInverse = false
  /// How opaque the picture is.
  public var opacity = 1.0
  /// What the elements stand in place of, as a view that could not be compiled; empty for what they are.
  public var placeholders: [ViewPlaceholder] = []
  /// How the picture meets what is below it.
  public var blendMode = DisplayBlendMode.normal

  /// Creates a group that does nothing.
  public init() {}

  /// Whether the elements have to be drawn apart first.
  public var isPicture: Bool {
    isComposited || mixing != nil || !filters.isEmpty || hasMask || opacity != 1
      || blendMode != .normal || projection != nil
  }
}

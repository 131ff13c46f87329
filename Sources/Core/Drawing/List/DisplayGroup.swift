public import LayoutCore

/// The effects on the elements between ``DisplayElement/begin(_:)`` and its end.
///
/// The elements are drawn in the group's coordinates, which the transform takes to those around it.
/// A group that only transforms or clips is no separate picture; any other is drawn apart,
/// filtered, masked, and then painted as a whole (D5.3 – D5.7).
public struct DisplayGroup: Sendable, Hashable {
  /// An area to which drawing is clipped.
  public struct Clip: Sendable, Hashable {
    /// The outline, in the group's coordinates.
    public var path: Path
    /// The fill rule, and whether edges are antialiased.
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

  /// The transform from the group's coordinates to those around it.
  public var transform = AffineTransform.identity
  /// The projection of the group's picture in space, before the transform; nil for flat on the
  /// screen (D5.20).
  public var projection: Projection?
  /// The clip of the elements; nil for none.
  public var clip: Clip?
  /// Whether the elements are a separate picture even without other effects.
  public var isComposited = false
  /// The colour space for blending elements and filters; nil for that around the group (D5.6).
  public var mixing: ColorMixing?
  /// The filters of the picture, in order.
  public var filters: [DisplayFilter] = []
  /// Whether a mask follows the elements, after ``DisplayElement/mask``.
  public var hasMask = false
  /// Whether the mask is inverted.
  public var isMaskInverse = false
  /// The opacity of the picture.
  public var opacity = 1.0
  /// The placeholders that the elements draw, as of uncompiled views; empty for none.
  public var placeholders: [ViewPlaceholder] = []
  /// The blend mode of the picture.
  public var blendMode = DisplayBlendMode.normal

  /// Creates a group without effects.
  public init() {}

  /// Whether the elements have to be drawn as a separate picture.
  public var isPicture: Bool {
    isComposited || mixing != nil || !filters.isEmpty || hasMask || opacity != 1
      || blendMode != .normal || projection != nil
  }
}

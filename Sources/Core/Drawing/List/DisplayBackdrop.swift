public import ViewValues

/// What lies behind an area, seen through a material (D2.11).
public struct DisplayBackdrop: Sendable, Hashable {
  /// The area.
  public var path: Path
  /// Which points are inside.
  public var fill: FillValue
  /// What the material does to what lies behind it.
  public var filter: MaterialFilter
  /// How opaque it is.
  public var opacity: Double
}

public import ViewValues

/// The backdrop of an area, seen through a material (D2.11).
public struct DisplayBackdrop: Sendable, Hashable {
  /// The area.
  public var path: Path
  /// The fill rule of the area.
  public var fill: FillValue
  /// The material's filter of the backdrop.
  public var filter: MaterialFilter
  /// The opacity.
  public var opacity: Double
}

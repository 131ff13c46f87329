public import ViewValues

/// A step of a display list.
public enum DisplayElement: Sendable, Hashable {
  /// An area.
  case fill(Path, DisplayPaint, FillValue, DisplayBlendMode)
  /// A line.
  indirect case stroke(Path, DisplayPaint, StrokeValue, isAntialiased: Bool, DisplayBlendMode)
  /// Characters.
  indirect case text(DisplayText, DisplayBlendMode)
  /// A picture.
  indirect case image(DisplayImage, DisplayBlendMode)
  /// What lies behind, seen through a material.
  indirect case backdrop(DisplayBackdrop)
  /// Begins a group.
  indirect case begin(DisplayGroup)
  /// What follows up to the end of the innermost group is its mask.
  case mask
  /// Ends the group begun last.
  case end
}

public import ViewValues

/// A step of a display list.
public enum DisplayElement: Sendable, Hashable {
  /// Fills an area.
  case fill(Path, DisplayPaint, FillValue, DisplayBlendMode)
  /// Strokes a line.
  indirect case stroke(Path, DisplayPaint, StrokeValue, isAntialiased: Bool, DisplayBlendMode)
  /// Draws characters.
  indirect case text(DisplayText, DisplayBlendMode)
  /// Draws a picture.
  indirect case image(DisplayImage, DisplayBlendMode)
  /// Draws the backdrop through a material.
  indirect case backdrop(DisplayBackdrop)
  /// Begins a group.
  indirect case begin(DisplayGroup)
  /// Begins the mask of the innermost group, which extends to the group's end.
  case mask
  /// Ends the innermost group.
  case end
}

public import LayoutCore

/// The geometry of a layout as an indented tree, to be read in a terminal.
///
/// One line a view: its type and id, its size and place in points, its content. Below it, beginning
/// with a full stop, the modifiers that change its frame, then its children or, beginning with a
/// small letter, the items of a canvas. A line depends on nothing but its view, so that outlines
/// can be compared line by line.
public enum Outline {
  /// Draws the views of a layout as a tree.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - file: The name of the file that describes the scene, for the first line.
  ///   - time: The seconds since the screen has appeared, if a time was requested.
  ///   - shown: The layout with the presented values during animations; nil without any.
  ///   - placeholders: The parts of the program other than views that could not be compiled
  ///     (V17.3).
  ///   - part: The views that are written.
  /// - Returns: Lines that each end with a line feed; lengths in points with at most two decimals,
  ///   positions physical and from the scene's top left corner.
  public static func text(
    _ result: LayoutResult,
    file: String,
    time: Double? = nil,
    shown: LayoutResult? = nil,
    placeholders: [ViewPlaceholder] = [],
    part: GeometryPart = GeometryPart()
  ) -> String {
    result.withRoomForGuides {
      var writer = OutlineWriter(result, shown: shown, part: part)
      return writer.document(file: file, time: time, placeholders)
    }
  }
}

public import LayoutCore

/// The geometry of a layout as an indented tree, to be read in a terminal.
///
/// One line a view: its type and id, its size and place in points, what it shows. Below it, begun
/// with a full stop, the modifiers that change its frame, then its children or, begun with a small
/// letter, what a canvas draws. A line depends on nothing but its own view, so that outlines can be
/// compared line by line.
public enum Outline {
  /// Draws the views of a layout as a tree.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - file: The name of the file that describes the scene, for the first line.
  ///   - time: The seconds since the screen has appeared, if somebody asked for a time.
  ///   - shown: The layout as it is shown then, while its views are on their way; nil for as it is.
  ///   - placeholders: What else than views of the screen could not be compiled (V17.3).
  /// - Returns: Lines that each end with a line feed; lengths in points with at most two decimals,
  ///   positions physical and from the scene's top left corner.
  public static func text(
    _ result: LayoutResult,
    file: String,
    time: Double? = nil,
    shown: LayoutResult? = nil,
    placeholders: [ViewPlaceholder] = []
  ) -> String {
    result.withRoomForGuides {
      var writer = OutlineWriter(result, shown: shown)
      return writer.document(file: file, time: time, placeholders)
    }
  }
}

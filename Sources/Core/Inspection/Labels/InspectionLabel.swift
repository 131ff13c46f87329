package import Drawing
package import ViewValues

/// A few words beside a frame.
package struct InspectionLabel: Sendable, Hashable {
  /// The position of a label relative to its frame.
  package enum Place: Sendable, Hashable {
    /// At a corner, or if there is no room, at another one or beside the frame.
    case corner
    /// On the corner at which reading begins, whatever is there.
    case chip
    /// In the middle.
    case middle
  }

  /// The words.
  package var text: String
  /// The frame that it labels, in points of the picture.
  package var frame: Rect
  /// The background of the words.
  package var color: DisplayColor
  /// The position relative to the frame.
  package var place = Place.corner
  /// The reading direction, which decides the first corner.
  package var direction = LayoutDirection.leftToRight

  /// Creates a label.
  package init(
    text: String,
    frame: Rect,
    color: DisplayColor,
    place: Place = .corner,
    direction: LayoutDirection = .leftToRight
  ) {
    self.text = text
    self.frame = frame
    self.color = color
    self.place = place
    self.direction = direction
  }
}

package import Drawing
package import ViewValues

/// A few words beside what they are about.
package struct InspectionLabel: Sendable, Hashable {
  /// Where a label may be, seen from what it is about.
  package enum Place: Sendable, Hashable {
    /// At a corner, and if there is no room, at another one or beside.
    case corner
    /// On the corner where reading begins, whatever is there.
    case chip
    /// In the middle.
    case middle
  }

  /// The words.
  package var text: String
  /// What it is about, in points of the picture.
  package var frame: Rect
  /// What is behind the words.
  package var color: DisplayColor
  /// Where it may be.
  package var place = Place.corner
  /// Where reading begins.
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

package import Drawing
package import ViewValues

/// An entry of a legend: a sign that is also in the picture, and its meaning.
package struct LegendEntry: Sendable, Hashable {
  /// The name of a colour.
  package struct ColorName: Sendable, Hashable {
    package var name: String
    package var color: DisplayColor
  }

  /// The sign in the picture; empty for a heading.
  package var sign = ""
  /// The background of the sign.
  package var color = DisplayColor.black
  /// The meaning of the sign.
  package var text: String
  /// Details, line by line.
  package var details: [String]
  /// The meaning of the picture's colours.
  package var colors: [ColorName] = []
  /// The direction of its lines.
  package var direction = LayoutDirection.leftToRight

  /// Creates an entry.
  package init(
    sign: String = "",
    color: DisplayColor = .black,
    text: String,
    details: [String],
    colors: [ColorName] = [],
    direction: LayoutDirection = .leftToRight
  ) {
    self.sign = sign
    self.color = color
    self.text = text
    self.details = details
    self.colors = colors
    self.direction = direction
  }
}

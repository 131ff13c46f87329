package import Drawing
package import ViewValues

/// A line of a legend: a sign that is also in the picture, and what it stands for.
package struct LegendEntry: Sendable, Hashable {
  /// The name of a colour.
  package struct ColorName: Sendable, Hashable {
    package var name: String
    package var color: DisplayColor
  }

  /// What stands in the picture; empty for a heading.
  package var sign = ""
  /// What is behind the sign.
  package var color = DisplayColor.black
  /// What the sign stands for.
  package var text: String
  /// More about it, line by line.
  package var details: [String]
  /// What the colours of the picture mean.
  package var colors: [ColorName] = []
  /// Where its lines begin.
  package var direction = LayoutDirection.leftToRight

  /// Creates a line of a legend.
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

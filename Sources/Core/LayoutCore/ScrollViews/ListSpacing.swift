/// The distances between the rows and sections of a list, in points (M4.6, M4.7, M5.10, M5.11).
public struct ListSpacing: Sendable, Hashable {
  /// The distance between the rows of a section.
  public var rows: Double
  /// The distance between a section without a footer and one without a header.
  ///
  /// A footer replaces the first half, a header the second.
  public var sections: Double
  /// The distance above the first section if it has no header.
  public var top: Double
  /// The distance above the first section if it has a header.
  public var topHeader: Double
  /// The distance below the last section if it has no footer.
  public var bottom: Double

  /// Creates the distances of a list; without those at its ends, those of a section's rows.
  public init(
    rows: Double = 0,
    sections: Double = 0,
    top: Double = 0,
    topHeader: Double = 0,
    bottom: Double = 0
  ) {
    self.rows = rows
    self.sections = sections
    self.top = top
    self.topHeader = topHeader
    self.bottom = bottom
  }

  /// Whether there is anything above the first or below the last section.
  var hasEnds: Bool { top != 0 || topHeader != 0 || bottom != 0 }
}

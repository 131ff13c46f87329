extension ConcentricRectangle {
  /// Creates a rectangle with one style for the top corners, and one for the bottom ones.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style,
    uniformBottomCorners: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners,
      topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners,
      bottomTrailingCorner: uniformBottomCorners
    )
  }

  /// Creates a rectangle with one style for the top corners.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners,
      topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }

  /// Creates a rectangle with one style for the bottom corners.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners,
      bottomTrailingCorner: uniformBottomCorners
    )
  }

  /// Creates a rectangle with one style for the leading corners, and one for the trailing ones.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners,
      topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners,
      bottomTrailingCorner: uniformTrailingCorners
    )
  }

  /// Creates a rectangle with one style for the leading corners.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners,
      topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformLeadingCorners,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }

  /// Creates a rectangle with one style for the trailing corners.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: uniformTrailingCorners
    )
  }
}

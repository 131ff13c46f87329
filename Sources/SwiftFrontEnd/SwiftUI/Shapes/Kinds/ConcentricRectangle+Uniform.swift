extension ConcentricRectangle {
  /// Creates a rectangle whose corners at the top are alike, and those at the bottom.
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

  /// Creates a rectangle whose corners at the top are alike.
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

  /// Creates a rectangle whose corners at the bottom are alike.
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

  /// Creates a rectangle whose leading corners are alike, and the trailing ones.
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

  /// Creates a rectangle whose leading corners are alike.
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

  /// Creates a rectangle whose trailing corners are alike.
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

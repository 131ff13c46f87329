public import LayoutCore

/// A rectangle whose corners are concentric with those of the container's shape, which
/// `containerShape(_:)` sets (D4.25).
public struct ConcentricRectangle: InsettableShape {
  private let corners: ConcentricCorners
  private var amount: CGFloat = 0

  private nonisolated init(_ corners: ConcentricCorners) { self.corners = corners }

  /// Creates a rectangle with the corners of its container.
  public nonisolated init() { self.init(corners: .concentric) }

  /// Creates a rectangle with corners of one style.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: Whether all have the radius of the largest.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    let corner = corners.engine
    self.init(
      ConcentricCorners(
        topLeft: corner,
        topRight: corner,
        bottomRight: corner,
        bottomLeft: corner,
        isUniform: isUniform
      )
    )
  }

  /// Creates a rectangle with corners of several styles.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      ConcentricCorners(
        topLeft: topLeadingCorner.engine,
        topRight: topTrailingCorner.engine,
        bottomRight: bottomTrailingCorner.engine,
        bottomLeft: bottomLeadingCorner.engine,
        isUniform: false
      )
    )
  }

  /// Returns the outline in a rectangle without a container.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(_engineShape(in: EnvironmentValues()).path(in: rect.engine))
  }

  /// Returns the shape inset on each side, in points.
  public nonisolated func inset(by amount: CGFloat) -> ConcentricRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    .concentric(corners, in: environment.containerShape, inset: Double(amount))
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with one corner style, which may be concentric with the container's.
  public static func rect(
    corners: Edge.Corner.Style,
    isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with several corner styles, which may be concentric with the container's.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }
}

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

/// `Divider`: a line across its stack (L11.7).
package enum Divider {
  /// One pixel, or one point at an accessibility text size.
  ///
  /// Proved by `Specs/Conformance/Divider`.
  package static func thickness(in environment: EnvironmentValues) -> Double {
    environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelGrid.pixelLength
  }

  /// A vertical line in an HStack, a horizontal one otherwise; along the line it fills as a shape.
  @inline(__always)
  package static func size(_ proposal: Proposal, thickness: Double, axis: Axis?) -> Size {
    var size = LeafSizing.filling(proposal)
    if axis == .horizontal { size.width = thickness } else { size.height = thickness }
    return size
  }
}

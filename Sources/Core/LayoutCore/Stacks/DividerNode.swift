/// `Divider`: a line across its stack (L11.7).
package struct DividerNode: LeafNode {
  package var thickness: Double
  /// The axis of the nearest stack around it, nil for none (L31.3).
  package var axis: Axis?

  /// One pixel, or one point at an accessibility text size.
  ///
  /// Proved by `Specs/Conformance/Divider`.
  package init(in environment: EnvironmentValues, axis: Axis?) {
    thickness =
      environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelGrid.pixelLength
    self.axis = axis
  }

  /// A vertical line in an HStack, a horizontal one otherwise; along the line it fills as a shape.
  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    size(width, height)
  }

  @inline(__always)
  package func size(_ width: Double, _ height: Double) -> Size {
    var size = FillingNode.size(width, height)
    if axis == .horizontal { size.width = thickness } else { size.height = thickness }
    return size
  }

  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    NodeSummary(flags: .known(axis == .horizontal ? .horizontal : .vertical))
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { size(0, 0) }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    if case .divider = content { .divider(self) } else { nil }
  }
}

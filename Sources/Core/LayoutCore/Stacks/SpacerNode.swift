/// `Spacer`: takes the room that the other views of a stack leave (L11).
package struct SpacerNode: LeafNode {
  /// The least length of a spacer that does not state one (L11.2).
  static let defaultMinLength = 8.0

  package var minLength: Double
  /// The axis of the nearest stack around it, nil for none (L31.3).
  package var axis: Axis?

  package init(minLength: Double?, axis: Axis?) {
    self.minLength = minLength ?? SpacerNode.defaultMinLength
    self.axis = axis
  }

  /// Along its stack a spacer takes its proposal but no less than its minimum; across it has no
  /// extent.
  ///
  /// Outside any stack it grows on both axes (L11.1). Proved by `Specs/Conformance/Spacer`.
  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    size(width, height)
  }

  @inline(__always)
  package func size(_ width: Double, _ height: Double) -> Size {
    Size(
      width: axis == .vertical ? 0 : max(width.unspecified(or: minLength), minLength),
      height: axis == .horizontal ? 0 : max(height.unspecified(or: minLength), minLength)
    )
  }

  /// Spacers are served last (L11.3).
  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    var summary = NodeSummary(flags: .isSpacer, priority: -.infinity)
    if let axis { summary.flags.formUnion(.known(axis.perpendicular)) }
    return summary
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { size(0, 0) }

  /// A spacer prefers no gap at its main edges (L11.4).
  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 {
    StandardSpacing.spacer(axis).rawValue
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .spacer(let length) = content else { return nil }
    return .spacer(SpacerNode(minLength: length, axis: axis))
  }
}

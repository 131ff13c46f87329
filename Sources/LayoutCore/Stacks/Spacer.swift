/// `Spacer`: takes the room that the other views of a stack leave (L11).
package enum Spacer {
  /// The least length of a spacer that does not state one (L11.2).
  package static let defaultMinLength = 8.0

  /// Along its stack a spacer takes what it is offered but no less than its minimum; across it has
  /// no extent.
  ///
  /// Outside any stack it grows on both axes (L11.1). Proved by `Specs/Conformance/Spacer`.
  ///
  /// - Parameter axis: The axis of the nearest stack around it, nil for none (L31.3).
  @inline(__always)
  package static func size(_ proposal: Proposal, minLength: Double, axis: Axis?) -> Size {
    Size(
      width: axis == .vertical ? 0 : length(proposal.width, minLength),
      height: axis == .horizontal ? 0 : length(proposal.height, minLength)
    )
  }

  @inline(__always)
  private static func length(_ proposal: Double, _ minLength: Double) -> Double {
    max(proposal.unspecified(or: minLength), minLength)
  }
}

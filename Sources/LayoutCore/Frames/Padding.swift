/// `padding(_:)`: room around a view (L5).
package enum Padding {
  /// What the child is proposed along one axis: the proposal less the insets, at least 0; nil stays
  /// nil (L1.5).
  @inline(__always)
  package static func childProposal(_ proposal: Double, insets: Double) -> Double {
    // With NaN on its right, `max` would answer 0.
    proposal.isNaN ? proposal : max(0, proposal - insets)
  }

  /// The padded length: the child's and the insets, at least 0 (L5.1 and L31.6).
  @inline(__always)
  package static func length(child: Double, insets: Double) -> Double {
    max(0, child + insets)
  }
}

/// Gives what UIKit would show the size that it has.
struct PlaceLayout: Layout {
  // The closure runs where views are evaluated and laid out, on the main actor.
  nonisolated(unsafe) let size: (ProposedViewSize) -> CGSize

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    size(proposal)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension UIView {
  /// The size in a proposal: the view's own where it has one and holds on to it, else what is offered,
  /// else what it was made with.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: length(own.width, proposal.width, frame.width, .horizontal),
      height: length(own.height, proposal.height, frame.height, .vertical)
    )
  }

  private func length(
    _ own: CGFloat,
    _ offered: CGFloat?,
    _ made: CGFloat,
    _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard own != UIView.noIntrinsicMetric else { return offered ?? (made > 0 ? made : 10) }
    guard let offered else { return own }
    let holdsOn = contentHuggingPriority(for: axis) >= .defaultHigh
    let resists = contentCompressionResistancePriority(for: axis) >= .defaultHigh
    if offered > own { return holdsOn ? own : offered }
    return resists ? own : offered
  }
}

/// Gives the placeholder of a UIKit view its size.
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
  /// Returns the size for a proposal (V20.1): the proposal between the view's minimum and maximum;
  /// the view's own size for nil.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let isMade = !hasConstraints && frame.size != .zero
    let range = { (least: CGSize, most: CGSize, ideal: CGSize, axis: NSLayoutConstraint.Axis) in
      axis == .horizontal
        ? Self.length(proposal.width, least.width, most.width, ideal.width)
        : Self.length(proposal.height, least.height, most.height, ideal.height)
    }
    let ideal =
      isMade && intrinsicContentSize.width == UIView.noIntrinsicMetric
      ? frame.size : fittingSize(.zero, 50, 50)
    let (least, most) = (fittingSize(.zero, 749, 749), fittingSize(Self.most, 749, 749))
    let width = range(least, most, ideal, .horizontal)
    guard hasConstraints || self is UILabel else {
      return CGSize(width: width, height: range(least, most, ideal, .vertical))
    }
    let target = CGSize(width: width, height: 0)
    let shortest = fittingSize(target, 999, 749)
    let tallest = fittingSize(CGSize(width: width, height: Self.most.height), 999, 749)
    let own = fittingSize(target, 999, 50)
    return CGSize(width: width, height: range(shortest, tallest, own, .vertical))
  }

  private static var most: CGSize { CGSize(width: 100_000, height: 100_000) }

  private static func length(
    _ offered: CGFloat?,
    _ least: CGFloat,
    _ most: CGFloat,
    _ ideal: CGFloat
  ) -> CGFloat {
    guard let offered else { return ideal }
    return max(least, min(offered, most))
  }
}

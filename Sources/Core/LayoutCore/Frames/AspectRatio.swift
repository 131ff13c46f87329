/// `aspectRatio(_:contentMode:)`: proposes a size of a given aspect ratio (L9).
package enum AspectRatio {
  /// The size proposed to the child.
  ///
  /// L9.2: `base` is scaled to fit in the proposal or to fill it. One unspecified axis leaves
  /// the scale to the other one, for both modes (L9.3, the choice of L28.6); two leave the
  /// proposal as it is. An ideal size without extent on an axis leaves that axis out of account,
  /// one without any counts as square. Proved by `Specs/Conformance/AspectRatio`, the last sentence
  /// by `Specs/Conformance/Random` (r2001-1277, r2001-3100).
  ///
  /// - Parameter base: (ratio, 1), or the child's ideal size if there is no ratio (L9.1).
  package static func childProposal(
    _ proposal: Proposal,
    base: Size,
    contentMode: ContentMode
  ) -> Proposal {
    // Negative gaps can make an ideal size negative; it has no shape either.
    let hasExtent = base.width > 0 || base.height > 0
    let base = hasExtent ? base : Size(width: 1, height: 1)
    let countsWidth = !proposal.width.isNaN && base.width > 0
    let countsHeight = !proposal.height.isNaN && base.height > 0
    let horizontal = proposal.width / base.width
    let vertical = proposal.height / base.height
    let scale: Double
    switch (countsWidth, countsHeight) {
    case (false, false): return .unspecified
    case (false, true): scale = vertical
    case (true, false): scale = horizontal
    case (true, true):
      scale = contentMode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
    }
    return Proposal(
      width: base.width <= 0 ? 0 : base.width * scale,
      height: base.height <= 0 ? 0 : base.height * scale
    )
  }
}

/// Whether content fits in its proposal or fills it.
public enum ContentMode: String, Sendable, Hashable, CaseIterable {
  case fit
  case fill
}

/// How views without children answer a proposal (L4, L11 and L19).
package enum LeafSizing {
  /// The ideal length of a view without a shape of its own (L1.3).
  package static let idealLength = 10.0

  /// Colours, shapes and canvases take what they are offered, 10 where nothing is (L1.3).
  @inline(__always)
  package static func filling(_ proposal: Proposal) -> Size {
    Size(
      width: proposal.width.unspecified(or: idealLength),
      height: proposal.height.unspecified(or: idealLength)
    )
  }

  /// A circle takes the smaller length on both axes (L4.2).
  @inline(__always)
  package static func circle(_ proposal: Proposal) -> Size {
    let size = filling(proposal)
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }

  /// A resizable image takes what it is offered but no less than its cap insets, and its own size
  /// where nothing is offered (L19.1).
  @inline(__always)
  package static func resizableImage(
    _ proposal: Proposal,
    natural: Size,
    caps: Size
  ) -> Size {
    Size(
      width: max(caps.width, proposal.width.unspecified(or: natural.width)),
      height: max(caps.height, proposal.height.unspecified(or: natural.height))
    )
  }
}

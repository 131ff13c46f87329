/// The guides of an alignment, as nodes hold them.
struct GuidePair: Sendable {
  var horizontal: AlignmentKey
  var vertical: AlignmentKey

  init(_ alignment: Alignment) {
    horizontal = alignment.horizontal.key
    vertical = alignment.vertical.key
  }

  static let center = GuidePair(Alignment(horizontal: .center, vertical: .center))

  /// Whether a child may set one of the guides, or a default may depend on the proposal.
  func mayBeExplicit(in guides: GuideMask) -> Bool {
    !guides.isDisjoint(with: [horizontal.mask, vertical.mask]) || horizontal.customIndex != nil
      || vertical.customIndex != nil
  }
}

package import LayoutCore

/// Puts a view into a frame elsewhere, and takes the room that the view would take without (T6.10).
package struct MatchedFrameLayout: Layout, RenamedLayout {
  /// The shared frame, from the top leading corner of the view's place.
  private let frame: Rect
  private let anchor: UnitPoint
  private let matchesPosition: Bool
  private let matchesSize: Bool

  package init(_ frame: Rect, _ member: MatchedGeometry.Member) {
    self.frame = frame
    anchor = member.anchor
    matchesPosition = member.matchesPosition
    matchesSize = member.matchesSize
  }

  package var layoutName: String { "MatchedLayout" }

  package func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let shared = Rect(
      x: bounds.minX + frame.minX,
      y: bounds.minY + frame.minY,
      width: frame.width,
      height: frame.height
    )
    let place = matchesPosition ? shared : bounds
    subviews.first?.place(
      at: Point(
        x: place.minX + place.width * anchor.x,
        y: place.minY + place.height * anchor.y
      ),
      anchor: anchor,
      proposal: matchesSize ? ProposedViewSize(frame.size) : proposal
    )
  }
}

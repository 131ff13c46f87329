/// Places views in known frames.
struct FrameLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      let frame = subview[PlacedFrame.self]
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        anchor: .topLeading,
        proposal: ProposedViewSize(frame.size)
      )
    }
  }
}

/// The frame of a view in a layout of frames.
private struct PlacedFrame: LayoutValueKey {
  static let defaultValue = CGRect.zero
}

extension View {
  /// Sets the view's frame in a frame layout.
  func placed(in frame: CGRect) -> some View {
    self.frame(width: max(0, frame.width), height: max(0, frame.height))
      .layoutValue(key: PlacedFrame.self, value: frame)
  }
}

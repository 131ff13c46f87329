/// The outline of a layer: a rectangle with rounded corners.
struct LayerOutline: InsettableShape {
  let radius: CGFloat
  let corners: CACornerMask
  let isContinuous: Bool
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    let most = max(0, min(rect.width, rect.height) / 2)
    let radius = max(0, min(self.radius - inset, most))
    guard radius > 0 else { return Path(rect) }
    func length(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    return UnevenRoundedRectangle(
      topLeadingRadius: length(.layerMinXMinYCorner),
      bottomLeadingRadius: length(.layerMinXMaxYCorner),
      bottomTrailingRadius: length(.layerMaxXMaxYCorner),
      topTrailingRadius: length(.layerMaxXMinYCorner),
      style: isContinuous ? .continuous : .circular
    )
    .path(in: rect)
  }

  func inset(by amount: CGFloat) -> LayerOutline {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension CALayer {
  /// The layer's outline.
  var outline: LayerOutline {
    LayerOutline(
      radius: cornerRadius,
      corners: maskedCorners,
      isContinuous: cornerCurve == .continuous
    )
  }
}

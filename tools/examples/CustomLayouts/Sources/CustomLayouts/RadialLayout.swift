import LayoutCore

/// How many places on its circle a view keeps free before it.
private struct SkippedPlaces: LayoutValueKey {
  static let defaultValue = 0
}

extension ModifierContent {
  /// Keeps places free before a view in a ``RadialLayout``.
  static func skippedPlaces(_ count: Int) -> ModifierContent {
    .layoutValue(key: SkippedPlaces.self, value: count)
  }
}

/// Views on a circle, the first one at the top.
struct RadialLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let radius = min(bounds.width, bounds.height) / 2 - (sizes.map(\.height).max() ?? 0) / 2
    let places = subviews.reduce(subviews.count) { $0 + $1[SkippedPlaces.self] }
    let step = Angle.degrees(360 / Double(max(places, 1)))
    var place = 0
    for subview in subviews {
      place += subview[SkippedPlaces.self]
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: (step * Double(place)).radians))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
      place += 1
    }
  }
}

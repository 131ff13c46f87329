import SwiftUI

/// A rectangle with round corners on some sides (C1.8).
struct BarShape {
  /// The sides whose corners are round.
  enum Edge { case none, all, top, bottom, left, right }

  let rect: CGRect
  let radius: CGFloat
  let edge: Edge

  /// The default radius of a bar's corners, in points.
  static let usualRadius: CGFloat = 2

  var path: Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0, edge != .none else { return Path(rect) }
    if edge == .all { return Path(roundedRect: rect, cornerRadius: radius) }
    let (left, right) = (edge == .left, edge == .right)
    let (top, bottom) = (edge == .top, edge == .bottom)
    return UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(
        topLeading: top || left ? radius : 0,
        bottomLeading: bottom || left ? radius : 0,
        bottomTrailing: bottom || right ? radius : 0,
        topTrailing: top || right ? radius : 0
      ),
      style: .circular
    ).path(in: rect)
  }
}

import SwiftUI

/// Puts views beside each other, and into another line where they do not fit.
public struct FlowLayout: Layout {
  public var spacing: CGFloat

  public init(spacing: CGFloat = 8) { self.spacing = spacing }

  /// The lines for a width: made once for each, since sizes and places are asked for in turn.
  public struct Cache {
    var width: CGFloat = -1
    var origins: [CGPoint] = []
    var size = CGSize.zero
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    arrange(subviews, in: proposal.width ?? .infinity, &cache)
    return cache.size
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    arrange(subviews, in: proposal.width ?? .infinity, &cache)
    for (subview, origin) in zip(subviews, cache.origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: .unspecified
      )
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat, _ cache: inout Cache) {
    if cache.width == width, cache.origins.count == subviews.count { return }
    var lines = Cache(width: width)
    var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, height) = (0, y + height + spacing, 0)
      }
      lines.origins.append(CGPoint(x: x, y: y))
      lines.size.width = max(lines.size.width, x + size.width)
      height = max(height, size.height)
      x += size.width + spacing
    }
    lines.size.height = y + height
    cache = lines
  }
}

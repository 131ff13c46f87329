import SwiftUI

/// The legend of a chart: the styles of its values (C1.6).
struct ChartLegendView: View {
  let legend: ChartLegend
  let isVertical: Bool

  var body: some View {
    Group {
      if let range = legend.range {
        HStack(spacing: 4) {
          Text(verbatim: range.low)
          LinearGradient(gradient: range.gradient, startPoint: .leading, endPoint: .trailing)
            .frame(width: 80, height: 8)
            .clipShape(Capsule())
          Text(verbatim: range.high)
        }
      } else if isVertical {
        VStack(alignment: .leading, spacing: 4) { entries }
      } else {
        LegendLayout { entries }
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }

  private var entries: some View {
    ForEach(legend.entries.indices, id: \.self) { index in
      let entry = legend.entries[index]
      HStack(spacing: 6) {
        symbol(entry)
        Text(verbatim: entry.name)
      }
      .accessibilityElement(children: .combine)
    }
  }

  @ViewBuilder private func symbol(_ entry: ChartLegend.Entry) -> some View {
    if case .view(let view)? = entry.symbol {
      view
    } else {
      LegendSymbol(symbol: entry.symbol).fill(entry.style).frame(width: 8, height: 8)
    }
  }
}

/// The shape of a legend's entry: a circle, unless points have another one.
private struct LegendSymbol: Shape {
  // A legend is drawn where views live.
  nonisolated(unsafe) let symbol: MarkSymbol?

  func path(in rect: CGRect) -> Path {
    guard case .shape(let shape)? = symbol else { return Circle().path(in: rect) }
    return shape.path(
      in: SymbolSize.area(50).frame(
        around: CGPoint(x: rect.midX, y: rect.midY),
        of: shape.perceptualUnitRect
      )
    )
  }
}

/// The entries of a legend.
struct ChartLegend {
  struct Entry {
    var name: String
    var style: AnyShapeStyle
    var symbol: MarkSymbol?
  }

  var entries: [Entry] = []
  /// The labels of the minimum and maximum, and the gradient between them.
  var range: (low: String, high: String, gradient: Gradient)?

  var isEmpty: Bool { entries.isEmpty && range == nil }
}

/// Lays out views in lines, as many in each as fit.
private struct LegendLayout: Layout {
  private static let spacing: CGFloat = 8
  private static let lineSpacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    places(subviews, proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (view, origin) in zip(subviews, places(subviews, bounds.width).origins) {
      view.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: ProposedViewSize(width: bounds.width, height: nil)
      )
    }
  }

  private func places(_ subviews: Subviews, _ width: CGFloat) -> (origins: [CGPoint], size: CGSize)
  {
    var origins: [CGPoint] = []
    var (x, y, lineHeight, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for view in subviews {
      let size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if x > 0, x + size.width > width + 0.01 {
        (x, y, lineHeight) = (0, y + lineHeight + Self.lineSpacing, 0)
      }
      origins.append(CGPoint(x: x, y: y))
      widest = max(widest, x + size.width)
      x += size.width + Self.spacing
      lineHeight = max(lineHeight, size.height)
    }
    return (origins, CGSize(width: widest, height: y + lineHeight))
  }
}

import SwiftUI

/// Lays out a chart's plot, axes and legend (C1.4); the engine mirrors it in right-to-left layout.
struct ChartLayout: Layout {
  let model: PlotModel
  let settings: ChartSettings

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var room = bounds
    placeLegend(subviews, &room)
    let titles = reserveTitles(subviews, &room)
    let plot = plotFrame(subviews, room)
    placeTitles(titles, plot, room)
    for view in subviews {
      switch view[ChartPiece.self] {
      case .plot: view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .grid(let place): placeGrid(view, place, plot)
      case .tick(let place, let length): placeTick(view, place, length, plot, subviews)
      case .label, .legend, .title, .none: break
      }
    }
    placeLabels(subviews, plot, bounds)
  }

  // MARK: The plot

  /// Returns the frame that the axes leave for the plot, which may take less.
  private func plotFrame(_ subviews: Subviews, _ room: CGRect) -> CGRect {
    var plot = room
    var sides: [AxisMarkPosition.Kind: CGFloat] = [:]
    for view in subviews {
      guard case .label(let place, let label) = view[ChartPiece.self], !place.isHorizontal else {
        continue
      }
      if case .inset = label.kind { continue }
      let width = view.sizeThatFits(.unspecified).width
      if width > 0 {
        sides[place.side] = max(sides[place.side] ?? 0, width + label.horizontalSpacing)
      }
    }
    let leading = sides[.leading] ?? 0
    plot.origin.x += leading
    plot.size.width = max(0, plot.width - leading - (sides[.trailing] ?? 0))
    let heights = labelHeights(subviews, plot.width)
    plot.origin.y += heights.top
    plot.size.height = max(0, plot.height - heights.top - heights.bottom)
    if let view = subviews.first(where: {
      if case .plot = $0[ChartPiece.self] { true } else { false }
    }) {
      plot.size = view.sizeThatFits(ProposedViewSize(plot.size))
    }
    return plot
  }

  /// Returns the heights of the labels above and below a plot of a width, in points.
  private func labelHeights(_ subviews: Subviews, _ width: CGFloat) -> (
    top: CGFloat, bottom: CGFloat
  ) {
    var heights: (top: CGFloat, bottom: CGFloat) = (0, 0)
    for view in subviews {
      guard case .label(let place, let label) = view[ChartPiece.self], place.isHorizontal else {
        continue
      }
      if case .inset = label.kind { continue }
      let height = view.sizeThatFits(labelProposal(width)).height
      if height <= 0 { continue }
      if place.side == .top {
        heights.top = max(heights.top, height + label.verticalSpacing)
      } else {
        heights.bottom = max(heights.bottom, height + label.verticalSpacing)
      }
    }
    return heights
  }

  /// Returns the proposal to a label below a plot of a width: a category's band.
  private func labelProposal(_ width: CGFloat) -> ProposedViewSize {
    let band = model.x.bandSize(in: width)
    return band > 0 ? ProposedViewSize(width: band, height: nil) : .unspecified
  }

  // MARK: Axes

  /// Returns the position of an axis item from the plot's left edge or its top; nil outside the
  /// domain.
  private func position(_ place: AxisPlace, _ plot: CGRect) -> CGFloat? {
    let geometry = PlotGeometry(model: model, size: plot.size, isMirrored: false)
    func at(_ value: _ScaleValue) -> CGFloat? {
      place.isHorizontal ? geometry.x(value) : geometry.y(value)
    }
    guard let start = at(place.value) else { return nil }
    let scale = place.isHorizontal ? model.x : model.y
    guard place.isCentered, scale.bandCount == 0 else { return start }
    let end = place.next.flatMap(at) ?? scale.range.flatMap { at(.number($0.upperBound)) } ?? start
    return (start + end) / 2
  }

  private func placeGrid(_ view: LayoutSubview, _ place: AxisPlace, _ plot: CGRect) {
    guard let at = position(place, plot) else { return }
    if place.isHorizontal {
      view.place(
        at: CGPoint(x: plot.minX + at - 0.5 + place.offset.width, y: plot.minY),
        proposal: ProposedViewSize(width: 1, height: plot.height)
      )
    } else {
      view.place(
        at: CGPoint(x: plot.minX, y: plot.minY + at - 0.5 + place.offset.height),
        proposal: ProposedViewSize(width: plot.width, height: 1)
      )
    }
  }

  private func placeTick(
    _ view: LayoutSubview,
    _ place: AxisPlace,
    _ kind: AxisTick.Length.Kind,
    _ plot: CGRect,
    _ subviews: Subviews
  ) {
    guard let at = position(place, plot) else { return }
    let heights = labelHeights(subviews, plot.width)
    let labels = place.side == .top ? heights.top : heights.bottom
    let length: CGFloat =
      switch kind {
      case .fixed(let length): length
      case .label(let more): (place.isHorizontal ? labels : 0) + more
      case .automatic: place.isHorizontal && hasLabelsBeside(subviews) ? labels : 0
      }
    if place.isHorizontal {
      view.place(
        at: CGPoint(
          x: plot.minX + at - 0.5 + place.offset.width,
          y: place.side == .top ? plot.minY - length : plot.maxY
        ),
        proposal: ProposedViewSize(width: 1, height: length)
      )
    } else {
      view.place(
        at: CGPoint(
          x: place.side == .leading ? plot.minX - length : plot.maxX,
          y: plot.minY + at - 0.5 + place.offset.height
        ),
        proposal: ProposedViewSize(width: length, height: 1)
      )
    }
  }

  /// Returns whether labels are beside the lines of their values, which extend by the labels'
  /// height then.
  private func hasLabelsBeside(_ subviews: Subviews) -> Bool {
    subviews.contains {
      if case .label(_, let label) = $0[ChartPiece.self], case .beside = label.kind {
        true
      } else {
        false
      }
    }
  }

  private func placeLabels(_ subviews: Subviews, _ plot: CGRect, _ bounds: CGRect) {
    // A label along the bottom is shown unless it overlaps an earlier one (C1.4).
    var free: [AxisMarkPosition.Kind: CGFloat] = [:]
    for view in subviews {
      guard case .label(let place, let label) = view[ChartPiece.self],
        let at = position(place, plot)
      else { continue }
      if place.isHorizontal {
        placeBelow(view, place, label, at, plot, bounds, &free)
      } else {
        placeBeside(view, place, label, at, plot)
      }
    }
  }

  private func placeBelow(
    _ view: LayoutSubview,
    _ place: AxisPlace,
    _ label: LabelPlace,
    _ at: CGFloat,
    _ plot: CGRect,
    _ bounds: CGRect,
    _ free: inout [AxisMarkPosition.Kind: CGFloat]
  ) {
    let offered = labelProposal(plot.width)
    let size = view.sizeThatFits(offered)
    var anchor = label.anchor ?? UnitPoint(x: 0.5, y: 0)
    var x = plot.minX + at
    switch label.kind {
    case .beside:
      anchor.x = 0
      x += label.horizontalSpacing
    case .aligned:
      x = max(plot.minX + size.width / 2, min(x, plot.maxX - size.width / 2))
    case .centered, .inset: break
    }
    let isAbove = (place.side == .top) != (label.kind == .inset)
    let edge = place.side == .top ? plot.minY : plot.maxY
    let y = isAbove ? edge - label.verticalSpacing - size.height : edge + label.verticalSpacing
    let left = x - size.width * anchor.x
    let isCovered =
      label.mayGo
      && (left < free[place.side] ?? -.infinity
        || (label.kind == .beside && left + size.width > bounds.maxX + 0.01))
    if !isCovered { free[place.side] = left + size.width }
    view.place(
      at: CGPoint(x: left + place.offset.width, y: y + place.offset.height),
      proposal: isCovered ? .zero : label.mayGo ? ProposedViewSize(size) : offered
    )
  }

  private func placeBeside(
    _ view: LayoutSubview,
    _ place: AxisPlace,
    _ label: LabelPlace,
    _ at: CGFloat,
    _ plot: CGRect
  ) {
    let size = view.sizeThatFits(.unspecified)
    let isBefore = (place.side == .leading) != (label.kind == .inset)
    let edge = place.side == .leading ? plot.minX : plot.maxX
    let x = isBefore ? edge - label.horizontalSpacing - size.width : edge + label.horizontalSpacing
    let up = label.anchor?.y ?? (label.kind == .inset ? 1 : 0.5)
    view.place(
      at: CGPoint(
        x: x + place.offset.width,
        y: plot.minY + at - size.height * up + place.offset.height
      ),
      proposal: .unspecified
    )
  }
}

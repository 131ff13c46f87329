import SwiftUI

/// The views of a chart's axes and of its legend, for the chart's layout (C1.3, C1.4).
struct ChartPieces: View {
  let model: PlotModel
  let settings: ChartSettings
  let formats: AxisFormats
  let size: CGSize

  var body: some View {
    let pieces = axis(isHorizontal: true) + axis(isHorizontal: false)
    ForEach(pieces.indices, id: \.self) { index in
      pieces[index].view
        .accessibilityHidden(true)
        .layoutValue(key: ChartPiece.self, value: pieces[index].piece)
    }
    title(settings.xAxis, isHorizontal: true)
    title(settings.yAxis, isHorizontal: false)
    legend
  }

  private typealias Piece = (view: AnyView, piece: ChartPiece.Value)

  private func axis(isHorizontal: Bool) -> [Piece] {
    let scale = isHorizontal ? model.x : model.y
    // A dimension without any mark's values has no axis.
    let isSaid: Bool =
      switch (isHorizontal ? settings.xScale : settings.yScale).domain {
      case .range, .values: true
      case .automatic, nil: false
      }
    guard isSaid || model.hasValues(isHorizontal: isHorizontal) else { return [] }
    let axis = AxisModel(
      isHorizontal ? settings.xAxis : settings.yAxis,
      scale,
      isHorizontal: isHorizontal,
      length: isHorizontal ? size.width : size.height,
      formats: formats
    )
    return axis.places.flatMap { place in
      place.items.compactMap { piece($0, place, scale, isHorizontal) }
    }
  }

  private func piece(
    _ item: _AxisItem,
    _ place: AxisModel.Place,
    _ scale: PositionScale,
    _ isHorizontal: Bool
  ) -> Piece? {
    let at = AxisPlace(
      isHorizontal: isHorizontal,
      side: place.side,
      value: place.value.value,
      next: place.next,
      isCentered: item.isCentered ?? false,
      offset: item.offset
    )
    switch item.kind {
    case .grid(let stroke):
      return (line(item, stroke ?? Self.stroke(isHorizontal), isVertical: isHorizontal), .grid(at))
    case .tick(let stroke, let length):
      return (
        line(item, stroke ?? Self.stroke(isHorizontal), isVertical: isHorizontal),
        .tick(at, length.kind)
      )
    case .label(let label):
      let how = labelPlace(label, item, place, scale, isHorizontal)
      // There is no space for labels behind the last line of a plot.
      if case .beside = how.kind, isEnd(place.value.value, scale), !label.isFixed { return nil }
      // A centered label is between two values.
      if item.isCentered == true, scale.bandCount == 0, isEnd(place.value.value, scale) {
        return nil
      }
      return (words(label, item, place, how), .label(at, how))
    }
  }

  private func isEnd(_ value: _ScaleValue, _ scale: PositionScale) -> Bool {
    scale.fraction(value).map { scale.isReversed ? $0 < 1e-6 : $0 > 1 - 1e-6 } ?? false
  }

  // MARK: Lines

  /// Returns the default stroke of lines: those of values along the bottom are dashed.
  private static func stroke(_ isHorizontal: Bool) -> StrokeStyle {
    StrokeStyle(lineWidth: 0.5, dash: isHorizontal ? [2, 2] : [])
  }

  private func line(_ item: _AxisItem, _ stroke: StrokeStyle, isVertical: Bool) -> AnyView {
    let line = AxisLine(isVertical: isVertical)
    let style = item.style ?? AnyShapeStyle(.separator)
    return AnyView(line.stroke(style, style: stroke))
  }

  // MARK: Words

  private func labelPlace(
    _ label: AxisLabel,
    _ item: _AxisItem,
    _ place: AxisModel.Place,
    _ scale: PositionScale,
    _ isHorizontal: Bool
  ) -> LabelPlace {
    let kind: LabelPlace.Kind =
      switch place.preset {
      case .inset: .inset
      case .aligned where isHorizontal && item.isCentered != true && scale.bandCount == 0: .aligned
      case .automatic, .extended, .aligned:
        isHorizontal && item.isCentered != true && scale.bandCount == 0
          && place.preset != .aligned && label.anchor == nil ? .beside : .centered
      }
    return LabelPlace(
      kind: kind,
      anchor: label.anchor,
      horizontalSpacing: label.horizontalSpacing ?? Self.spacing,
      verticalSpacing: label.verticalSpacing ?? Self.spacing,
      mayGo: isHorizontal && !label.isFixed && scale.bandCount == 0
    )
  }

  /// The default distance of labels from the plot and from lines, in points.
  private static let spacing: CGFloat = 4

  private func words(
    _ label: AxisLabel,
    _ item: _AxisItem,
    _ place: AxisModel.Place,
    _ how: LabelPlace
  ) -> AnyView {
    let words = label.words.map { $0(place.value.value) ?? "" } ?? place.words
    let view = label.content?(place.value) ?? AnyView(Text(verbatim: words))
    let styled =
      view
      .font(item.font ?? .caption2)
      .foregroundStyle(item.style ?? AnyShapeStyle(.secondary))
    let turned =
      label.angle == .zero
      ? AnyView(styled) : AnyView(styled.fixedSize().rotationEffect(label.angle))
    guard how.mayGo else { return turned }
    return AnyView(
      ViewThatFits(in: .horizontal) {
        turned.fixedSize()
        Color.clear.frame(width: 0, height: 0)
      }
    )
  }

  @ViewBuilder private func title(_ settings: AxisSettings, isHorizontal: Bool) -> some View {
    if let title = settings.title {
      title.content
        .font(.caption2)
        .foregroundStyle(.secondary)
        .layoutValue(key: ChartPiece.self, value: .title(isHorizontal: isHorizontal))
    }
  }

  // MARK: Legend

  @ViewBuilder private var legend: some View {
    if settings.legend.visibility != .hidden {
      if let content = settings.legend.content {
        content.layoutValue(key: ChartPiece.self, value: .legend)
      } else {
        let legend = ChartLegend(model, formats)
        if !legend.isEmpty {
          let isVertical = settings.legend.position.kind.isBeside
          ChartLegendView(legend: legend, isVertical: isVertical)
            .layoutValue(key: ChartPiece.self, value: .legend)
        }
      }
    }
  }
}

/// A line through the middle of its frame.
private struct AxisLine: Shape {
  let isVertical: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(
      to: isVertical ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY)
    )
    path.addLine(
      to: isVertical ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY)
    )
    return path
  }
}

extension AnnotationPosition.Kind {
  /// Whether the side is one beside the plot.
  var isBeside: Bool {
    switch self {
    case .leading, .trailing: true
    case .automatic, .overlay, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
      .bottomTrailing:
      false
    }
  }
}

extension PlotModel {
  /// Returns whether a mark has values in a dimension.
  func hasValues(isHorizontal: Bool) -> Bool {
    if marks.contains(where: { $0.function != nil }) { return true }
    return placed.contains { item in
      if marks[item.index].kind == .sector { return false }
      return !(isHorizontal ? item.x : item.y).values.isEmpty
    }
  }
}

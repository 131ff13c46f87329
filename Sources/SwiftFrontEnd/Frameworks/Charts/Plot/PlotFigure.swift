import SwiftUI

/// A path that a plot draws.
struct PlotFigure {
  var path: Path
  var style: AnyShapeStyle
  /// The stroke of the path; nil for a filled one.
  var stroke: StrokeStyle?
  /// The rectangle that gradients span and clips are in.
  var frame: CGRect
  var traits: _MarkTraits
  /// The appearance that figures to merge have in common; nil for one that is not merged.
  var look: _ScaleValue?
  /// The number of the mark that it is of.
  var index: Int
}

/// The figures of a plot, in the order in which they are drawn (C1.9).
@MainActor
struct PlotFigures {
  let geometry: PlotGeometry
  private(set) var figures: [PlotFigure] = []

  private var model: PlotModel { geometry.model }

  /// The size of a pixel, in points.
  private let pixel: CGFloat

  init(_ geometry: PlotGeometry, pixel: CGFloat) {
    self.geometry = geometry
    self.pixel = pixel > 0 ? pixel : 1
    addMarks()
    addFunctions()
    merge()
    // The sort is stable for the same index.
    figures = figures.enumerated().sorted {
      let (first, second) = ($0.element.traits.zIndex ?? 0, $1.element.traits.zIndex ?? 0)
      return first == second ? $0.offset < $1.offset : first < second
    }.map(\.element)
  }

  private mutating func addMarks() {
    var lines = SeriesLines(model)
    for item in model.placed {
      let mark = model.marks[item.index]
      switch mark.kind {
      case .line, .area: if let series = lines.take(item) { add(series) }
      case .bar: if let rect = geometry.rect(of: item) { add(bar: rect, item, mark) }
      case .rectangle: if let rect = geometry.rect(of: item) { add(rectangle: rect, item, mark) }
      case .rule:
        guard let rect = geometry.rect(of: item) else { continue }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        add(path, rect, item.index, stroke: model.looks.stroke(of: mark))
      case .point:
        guard let point = geometry.point(of: item) else { continue }
        add(symbolOf: mark, at: point, item.index)
      case .sector:
        guard let sector = PlotSector(item, geometry) else { continue }
        add(sector.path, sector.frame, item.index)
      }
    }
  }

  private mutating func add(
    _ path: Path,
    _ frame: CGRect,
    _ index: Int,
    stroke: StrokeStyle? = nil
  ) {
    let mark = model.marks[index]
    figures.append(
      PlotFigure(
        path: path,
        style: model.style(of: mark),
        stroke: stroke,
        frame: frame,
        traits: mark.traits,
        look: Self.look(mark, stroke),
        index: index
      )
    )
  }

  /// Returns the appearance by which figures merge; nil for a mark with modifiers.
  private static func look(_ mark: Mark, _ stroke: StrokeStyle?) -> _ScaleValue? {
    let traits = mark.traits
    guard mark.kind == .point, traits.style == nil, traits.opacity == 1, traits.clip == nil,
      traits.masks.isEmpty, traits.filters.isEmpty, traits.zIndex == nil, stroke == nil
    else { return nil }
    return traits.styleValue?.value ?? .category("")
  }

  private mutating func add(bar exact: CGRect, _ item: PlacedMark, _ mark: Mark) {
    let rect = snapped(exact, item.isVertical)
    let radius = min(
      mark.traits.cornerRadius ?? BarShape.usualRadius,
      min(rect.width, rect.height) / 2
    )
    let path = BarShape(
      rect: rect,
      radius: radius,
      // Stacked bars are round at the stack's end, others with an explicit radius all around.
      edge: mark.traits.cornerRadius != nil && !isStacked(mark)
        ? .all : item.isOutermost ? edge(item) : .none
    ).path
    add(path, rect, item.index)
  }

  /// Returns the rectangle with its ends on pixels, so that stacks have no seams.
  private func snapped(_ rect: CGRect, _ isVertical: Bool) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }
    return isVertical
      ? CGRect(
        x: rect.minX,
        y: snap(rect.minY),
        width: rect.width,
        height: snap(rect.maxY) - snap(rect.minY)
      )
      : CGRect(
        x: snap(rect.minX),
        y: rect.minY,
        width: snap(rect.maxX) - snap(rect.minX),
        height: rect.height
      )
  }

  private func isStacked(_ mark: Mark) -> Bool { mark.stacking.kind != .unstacked }

  /// The side on which a bar ends.
  private func edge(_ item: PlacedMark) -> BarShape.Edge {
    guard case .range(let start, let end) = item.isVertical ? item.y : item.x,
      let low = start.number, let high = end.number, isStacked(model.marks[item.index]),
      model.marks[item.index].stacking.kind != .center
    else { return .all }
    if item.isVertical { return (high < low) == model.y.isReversed ? .top : .bottom }
    return (high < low) == (geometry.isMirrored != model.x.isReversed) ? .right : .left
  }

  private mutating func add(rectangle rect: CGRect, _ item: PlacedMark, _ mark: Mark) {
    let radius = mark.traits.cornerRadius ?? 0
    add(BarShape(rect: rect, radius: radius, edge: .all).path, rect, item.index)
  }

  private mutating func add(symbolOf mark: Mark, at point: CGPoint, _ index: Int) {
    let size = model.looks.size(of: mark)
    guard !size.isEmpty, case .shape(let shape)? = model.looks.symbol(of: mark) else { return }
    let frame = size.frame(around: point, of: shape.perceptualUnitRect)
    add(shape.path(in: frame), frame, index)
  }

  private mutating func add(_ series: SeriesLines.Series) {
    guard let first = series.items.first else { return }
    let mark = model.marks[first.index]
    for run in series.runs {
      let rects = run.compactMap { item in geometry.rect(of: item).map { (item, $0) } }
      let curve = SeriesPath(mark, rects, geometry)
      add(
        curve.path,
        curve.path.boundingRect,
        first.index,
        stroke: mark.kind == .line ? model.looks.stroke(of: mark) : nil
      )
      // Only lines have symbols at their points; areas have none.
      for (item, rect) in rects where mark.kind == .line {
        add(
          symbolOf: model.marks[item.index],
          at: CGPoint(x: rect.midX, y: rect.midY),
          item.index
        )
      }
    }
  }

  private mutating func addFunctions() {
    for (index, mark) in model.marks.enumerated() {
      guard let function = mark.function else { continue }
      for path in function.paths(in: geometry, isArea: mark.kind == .area) {
        add(
          path,
          path.boundingRect,
          index,
          stroke: mark.kind == .line ? model.looks.stroke(of: mark) : nil
        )
      }
    }
  }

  /// Merges adjacent figures of the same appearance, of which there may be thousands.
  private mutating func merge() {
    var merged: [PlotFigure] = []
    merged.reserveCapacity(figures.count)
    for figure in figures {
      if let look = figure.look, let last = merged.last, last.look == look {
        merged[merged.count - 1].path.addPath(figure.path)
        merged[merged.count - 1].frame = last.frame.union(figure.frame)
      } else {
        merged.append(figure)
      }
    }
    figures = merged
  }
}

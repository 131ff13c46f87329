import SwiftUI

/// The lines and areas of a plot: the marks of each series in their order.
struct SeriesLines {
  /// The marks of a line or an area.
  struct Series {
    var items: [PlacedMark] = []
    /// The marks between which nothing is missing.
    var runs: [[PlacedMark]] = []
  }

  private struct Key: Hashable {
    let kind: Mark.Kind
    let values: [_ScaleValue?]
  }

  private var series: [Key: Series] = [:]
  private var taken: Set<Key> = []
  private let keys: [Int: Key]

  init(_ model: PlotModel) {
    var keys: [Int: Key] = [:]
    var lastIndex: [Key: Int] = [:]
    var missing: [Key: [Int]] = [:]
    var placed = model.placed.makeIterator()
    var next = placed.next()
    for (index, mark) in model.marks.enumerated() {
      let isPlaced = next?.index == index
      let item = next
      if isPlaced { next = placed.next() }
      guard mark.kind == .line || mark.kind == .area, mark.function == nil else { continue }
      let traits = mark.traits
      let key = Key(
        kind: mark.kind,
        values: [
          mark.series?.value, traits.styleValue?.value, traits.symbolValue?.value,
          traits.lineStyleValue?.value, traits.position?.value.value,
        ]
      )
      guard isPlaced, let item else {
        missing[key, default: []].append(index)
        continue
      }
      keys[index] = key
      series[key, default: Series()].items.append(item)
      // A value that cannot be shown is a gap.
      let isGap = missing[key]?.last.map { $0 > lastIndex[key] ?? -1 } ?? false
      if isGap || series[key]?.runs.isEmpty == true { series[key]?.runs.append([]) }
      let run = (series[key]?.runs.count ?? 1) - 1
      series[key]?.runs[run].append(item)
      lastIndex[key] = index
    }
    self.keys = keys
  }

  /// The series of a mark when it is the first one of it; nil for the others.
  mutating func take(_ item: PlacedMark) -> Series? {
    guard let key = keys[item.index], taken.insert(key).inserted else { return nil }
    return series[key]
  }
}

/// The path of a line or an area.
struct SeriesPath {
  let path: Path

  init(_ mark: Mark, _ items: [(PlacedMark, CGRect)], _ geometry: PlotGeometry) {
    let method = mark.traits.interpolation ?? .linear
    guard mark.kind == .area else {
      path = Curve(points: items.map { CGPoint(x: $1.midX, y: $1.midY) }, method: method).path
      return
    }
    // The edge along the ends, and the one along the starts, reversed.
    var ends: [CGPoint] = []
    var starts: [CGPoint] = []
    for (item, rect) in items {
      if item.isVertical {
        let isDown = Self.isDown(item.y, geometry)
        ends.append(CGPoint(x: rect.midX, y: isDown ? rect.maxY : rect.minY))
        starts.append(CGPoint(x: rect.midX, y: isDown ? rect.minY : rect.maxY))
      } else {
        ends.append(CGPoint(x: rect.maxX, y: rect.midY))
        starts.append(CGPoint(x: rect.minX, y: rect.midY))
      }
    }
    var path = Curve(points: ends, method: method).path
    if let last = starts.last {
      path.addLine(to: last)
      Curve(points: starts.reversed(), method: method).append(to: &path)
      path.closeSubpath()
    }
    self.path = path
  }

  /// Whether a range ends below its start.
  private static func isDown(_ place: PlacedMark.Place, _ geometry: PlotGeometry) -> Bool {
    guard case .range(let start, let end) = place, let first = geometry.y(start),
      let last = geometry.y(end)
    else { return false }
    return last > first
  }
}

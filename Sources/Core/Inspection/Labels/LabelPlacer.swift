internal import ViewValues

/// Finds places for labels that cover no other label, and no content of the picture.
struct LabelPlacer {
  /// The rectangle in which labels are placed.
  let bounds: Rect
  /// The side of a cell, in points; a label is found by the cells that it touches.
  private static let cell = 40.0
  /// The rectangles that labels take, or should not cover.
  private var taken = Index()
  private var ink = Index()

  /// - Parameter ink: The rectangles not to cover, such as letters.
  init(bounds: Rect, avoiding ink: [Rect]) {
    self.bounds = bounds
    for frame in ink { self.ink.add(frame) }
  }

  /// The place of a label; nil if there is none.
  mutating func place(_ label: InspectionLabel, size: Size) -> Rect? {
    let candidates = candidates(for: label, size: size)
    let free = candidates.filter { taken.isFree($0) }
    let best = free.first { ink.isFree($0) }
    guard let place = best ?? (label.place == .corner ? nil : free.first ?? candidates.first)
    else { return nil }
    taken.add(place)
    return place
  }

  /// The candidates for a label's place, the best one first.
  private func candidates(for label: InspectionLabel, size: Size) -> [Rect] {
    let frame = label.frame
    let (width, height) = (size.width, size.height)
    let isLeft = label.direction == .leftToRight
    let (start, end) = isLeft ? (frame.minX, frame.maxX - width) : (frame.maxX - width, frame.minX)
    let after = isLeft ? frame.maxX : frame.minX - width
    let before = isLeft ? frame.minX - width : frame.maxX
    let (top, bottom) = (frame.minY, frame.maxY - height)
    let middleX = frame.minX + (frame.width - width) / 2
    let middleY = frame.minY + (frame.height - height) / 2
    let points: [(Double, Double)]
    switch label.place {
    case .corner:
      points = [
        (start, top), (start, frame.minY - height), (start, frame.maxY), (end, bottom),
        (end, top), (start, bottom), (end, frame.minY - height), (end, frame.maxY),
        (after, top), (after, bottom), (middleX, middleY), (before, top),
        (start, frame.minY - 2 * height), (start, frame.maxY + height),
        (end, frame.minY - 2 * height), (end, frame.maxY + height), (middleX, frame.maxY),
        (middleX, frame.minY - height), (start, middleY), (end, middleY),
      ]
    case .chip:
      // Half outside, so that little of the content is covered.
      points = [
        (isLeft ? start - width / 3 : start + width / 3, top - height / 3), (start, top),
        (before, middleY), (start, frame.minY - height), (end, frame.minY - height / 3),
        (start, bottom), (after, middleY), (end, bottom), (end, top), (middleX, top - height),
        (middleX, frame.maxY), (before, top), (after, top), (start, frame.maxY),
      ]
    case .middle:
      points = [
        (middleX, middleY), (start, middleY), (end, middleY), (middleX, top), (middleX, bottom),
        (start, top), (end, bottom), (start, bottom), (end, top),
      ]
    }
    return points.map { point in
      // A label that crosses the picture's edge moves inside.
      Rect(
        x: min(max(point.0, bounds.minX), max(bounds.maxX - width, bounds.minX)),
        y: min(max(point.1, bounds.minY), max(bounds.maxY - height, bounds.minY)),
        width: width,
        height: height
      )
    }
  }

  /// Rectangles by the cells that they touch.
  private struct Index {
    private struct Cell: Hashable {
      var x: Int
      var y: Int
    }

    /// The side of a cell, in points.
    private static let side = 40.0
    /// The number of cells from which on a rectangle is kept in a list instead.
    private static let mostCells = 400.0
    private var rects: [Rect] = []
    private var cells: [Cell: [Int]] = [:]
    private var large: [Int] = []

    mutating func add(_ rect: Rect) {
      if let touched = cells(of: rect) {
        for cell in touched { cells[cell, default: []].append(rects.count) }
      } else {
        large.append(rects.count)
      }
      rects.append(rect)
    }

    func isFree(_ rect: Rect) -> Bool {
      func isApart(_ index: Int) -> Bool {
        let other = rects[index]
        return rect.maxX <= other.minX || other.maxX <= rect.minX || rect.maxY <= other.minY
          || other.maxY <= rect.minY
      }
      guard let touched = cells(of: rect) else { return rects.indices.allSatisfy(isApart) }
      return large.allSatisfy(isApart)
        && touched.allSatisfy { cells[$0, default: []].allSatisfy(isApart) }
    }

    /// The cells that a rectangle touches; nil for too many.
    private func cells(of rect: Rect) -> [Cell]? {
      guard (rect.width / Index.side + 2) * (rect.height / Index.side + 2) < Index.mostCells,
        max(abs(rect.minX), abs(rect.minY)) < 1e9
      else { return nil }
      func index(_ length: Double) -> Int { Int((length / Index.side).rounded(.down)) }
      return (index(rect.minX)...index(rect.maxX)).flatMap { x in
        (index(rect.minY)...index(rect.maxY)).map { Cell(x: x, y: $0) }
      }
    }
  }
}

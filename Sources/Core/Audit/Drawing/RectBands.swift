internal import LayoutCore

/// Rectangles by the bands of height that they lie in, so that few are compared with each.
struct RectBands {
  /// The height of a band, in points.
  private static let height = 32.0
  /// The most bands of a rectangle that is kept by them.
  private static let mostBands = 64

  private var bands: [Int: [Int]] = [:]
  /// The positions of the rectangles that are too high for bands.
  private var others: [Int] = []
  private let count: Int

  /// Keeps rectangles by their positions in a list.
  init(_ rects: [Rect]) {
    count = rects.count
    for (position, rect) in rects.enumerated() {
      if let own = RectBands.bands(of: rect) {
        for band in own { bands[band, default: []].append(position) }
      } else {
        others.append(position)
      }
    }
  }

  /// The bands of a rectangle; nil if it has too many.
  private static func bands(of rect: Rect) -> ClosedRange<Int>? {
    let (first, last) = ((rect.minY / height).rounded(.down), (rect.maxY / height).rounded(.down))
    guard last - first < Double(mostBands), let start = Int(exactly: first),
      let end = Int(exactly: last), start <= end
    else { return nil }
    return start...end
  }

  /// Returns the positions of the rectangles that may meet another one, in their order.
  func positions(near rect: Rect) -> [Int] {
    guard let own = RectBands.bands(of: rect) else { return Array(0..<count) }
    let near = own.reduce(into: Set(others)) { $0.formUnion(bands[$1] ?? []) }
    return near.sorted()
  }
}

package import LayoutCore

/// Counts flashes in a row of pictures (W10.3): pairs of changes of a pixel's luminance, there and back.
package struct FlashMeter: Sendable {
  /// The flashes that are too many.
  package struct Flashes: Sendable {
    /// The most flashes of a pixel within a second.
    package var count: Int
    /// The most points that flash more than three times, within the area that one sees at once.
    package var area: Double
    /// The bounding box of all of them, in points.
    package var bounds: Rect
  }

  /// The pictures in a second.
  package static let rate = 30.0
  /// The seconds that are looked at.
  package static let duration = 2.0
  /// The size of a pixel in points.
  package static let step = 6.0

  /// The least change of luminance, of that of white.
  private static let leastChange = 0.1
  /// The luminance that the darker picture stays below.
  private static let dark = 0.8
  /// The area that one sees at once, in points (WCAG: 341 × 256).
  private static let field = (width: 341.0, height: 256.0)

  private let columns: Int
  private let rows: Int
  private var pictures: [[Float]] = []

  /// Begins with pictures of a size in pixels.
  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

  /// Adds a picture: the luminances of its pixels from 0 to 1, row by row.
  package mutating func add(_ luminances: [Float]) {
    guard luminances.count == columns * rows else { return }
    pictures.append(luminances)
  }

  /// The flashes; nil if nothing flashes more than three times within a second.
  package var flashes: Flashes? {
    guard columns > 0, rows > 0, pictures.count > 2 else { return nil }
    var worst = 0
    var isFlashing = [Bool](repeating: false, count: columns * rows)
    for pixel in isFlashing.indices {
      let count = mostFlashes(at: pixel)
      isFlashing[pixel] = count > 3
      worst = max(worst, count)
    }
    guard worst > 3 else { return nil }
    let found = isFlashing.indices.filter { isFlashing[$0] }
    let (xs, ys) = (found.map { $0 % columns }, found.map { $0 / columns })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    let step = FlashMeter.step
    return Flashes(
      count: worst,
      area: Double(mostAtOnce(isFlashing)) * step * step,
      bounds: Rect(
        x: Double(left) * step,
        y: Double(top) * step,
        width: Double(right - left + 1) * step,
        height: Double(bottom - top + 1) * step
      )
    )
  }

  /// The most flashes of a pixel within any second.
  private func mostFlashes(at pixel: Int) -> Int {
    // The times of changes in turn, up and down.
    var changes: [Int] = []
    var isUp: Bool?
    var extreme = pictures[0][pixel]
    for (time, picture) in pictures.enumerated() {
      let value = picture[pixel]
      if let up = isUp, up ? value > extreme : value < extreme { extreme = value }
      let change = Double((value - extreme).magnitude)
      guard change >= FlashMeter.leastChange,
        Double(min(value, extreme)) < FlashMeter.dark
      else { continue }
      isUp = value > extreme
      extreme = value
      changes.append(time)
    }
    let second = Int(FlashMeter.rate)
    var most = 0
    var first = 0
    for (last, time) in changes.enumerated() {
      while time - changes[first] > second { first += 1 }
      most = max(most, (last - first + 1) / 2)
    }
    return most
  }

  /// The most pixels of a kind within the area that one sees at once.
  private func mostAtOnce(_ pixels: [Bool]) -> Int {
    let width = min(columns, Int(FlashMeter.field.width / FlashMeter.step))
    let height = min(rows, Int(FlashMeter.field.height / FlashMeter.step))
    // The number of pixels above and to the left of each corner.
    var sums = [Int](repeating: 0, count: (columns + 1) * (rows + 1))
    for row in 0..<rows {
      for column in 0..<columns {
        sums[(row + 1) * (columns + 1) + column + 1] =
          (pixels[row * columns + column] ? 1 : 0) + sums[row * (columns + 1) + column + 1]
          + sums[(row + 1) * (columns + 1) + column] - sums[row * (columns + 1) + column]
      }
    }
    var most = 0
    for top in 0...(rows - height) {
      for left in 0...(columns - width) {
        let (bottom, right) = (top + height, left + width)
        let count =
          sums[bottom * (columns + 1) + right] - sums[top * (columns + 1) + right]
          - sums[bottom * (columns + 1) + left] + sums[top * (columns + 1) + left]
        most = max(most, count)
      }
    }
    return most
  }
}

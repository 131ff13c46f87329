package import LayoutCore

/// Counts flashes in a row of pictures (W10.3): pairs of changes of a pixel's luminance, or to and from
/// saturated red, there and back.
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

  /// A picture's pixels, row by row.
  package struct Frame: Sendable {
    /// The relative luminances, from 0 to 1.
    package var luminances: [Float] = []
    /// The amounts of red, as of ``red(_:_:_:)``.
    package var reds: [Float] = []

    package init() {}

    /// Adds a pixel of linear components, from 0 to 1.
    package mutating func add(_ red: Float, _ green: Float, _ blue: Float) {
      luminances.append(0.2126 * red + 0.7152 * green + 0.0722 * blue)
      reds.append(FlashMeter.red(red, green, blue))
    }
  }

  /// The pictures in a second, while they change.
  package static let rate = 30.0
  /// The size of a pixel in points.
  package static let step = 6.0

  /// The least change of luminance, of that of white.
  private static let leastChange = 0.1
  /// The luminance that the darker picture stays below.
  private static let dark = 0.8
  /// The least change of the amount of red.
  private static let leastRed = 20.0
  /// The area that one sees at once, in points (WCAG: 341 × 256).
  private static let field = (width: 341.0, height: 256.0)

  private let columns: Int
  private let rows: Int
  private var frames: [Frame] = []
  private var times: [Double] = []

  /// Begins with pictures of a size in pixels.
  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

  /// Adds a picture, which is later than all before.
  ///
  /// - Parameter time: Its time in seconds.
  package mutating func add(_ frame: Frame, at time: Double) {
    guard frame.luminances.count == columns * rows else { return }
    frames.append(frame)
    times.append(time)
  }

  /// The amount of red in linear components, as WCAG measures it: up to 320, and less than nothing if the
  /// red is not saturated.
  private static func red(_ red: Float, _ green: Float, _ blue: Float) -> Float {
    let amount = max(0, red - green - blue) * 320
    return red >= 0.8 * (red + green + blue) ? amount : -amount
  }

  /// The flashes; nil if nothing flashes more than three times within a second.
  package var flashes: Flashes? {
    guard columns > 0, rows > 0, frames.count > 2 else { return nil }
    var worst = 0
    var isFlashing = [Bool](repeating: false, count: columns * rows)
    let (luminances, reds) = (frames.map(\.luminances), frames.map(\.reds))
    for pixel in isFlashing.indices {
      let general = mostFlashes(at: pixel, of: luminances) { value, other in
        Double((value - other).magnitude) >= FlashMeter.leastChange
          && Double(min(value, other)) < FlashMeter.dark
      }
      let red = mostFlashes(at: pixel, of: reds) { value, other in
        Double((value.magnitude - other.magnitude).magnitude) > FlashMeter.leastRed
          && max(value, other) > 0
      }
      let count = max(general, red)
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
  ///
  /// - Parameters:
  ///   - pictures: The values of each picture's pixels, of which only the magnitude grows or shrinks.
  ///   - isChange: Whether two values are a change.
  private func mostFlashes(
    at pixel: Int,
    of pictures: [[Float]],
    _ isChange: (Float, Float) -> Bool
  ) -> Int {
    // The times of changes in turn, up and down.
    var changes: [Double] = []
    var isUp: Bool?
    var extreme = pictures[0][pixel]
    for (time, picture) in zip(times, pictures) {
      let value = picture[pixel]
      let (now, then) = (value.magnitude, extreme.magnitude)
      if let up = isUp, up ? now > then : now < then { extreme = value }
      guard isChange(value, extreme) else { continue }
      isUp = now > then
      extreme = value
      changes.append(time)
    }
    var most = 0
    var first = 0
    for (last, time) in changes.enumerated() {
      while time - changes[first] > 1.001 { first += 1 }
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

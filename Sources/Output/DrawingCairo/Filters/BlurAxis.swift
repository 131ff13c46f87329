internal import Drawing
internal import ViewValues

#if canImport(Glibc)
  import Glibc
#endif

/// The standard deviations of a blur along each axis, in pixels.
///
/// A circle that a transform stretches along another line than an axis is blurred by the right
/// amount along both axes, but as an upright ellipse (our choice).
struct BlurDeviation {
  let x: Double
  let y: Double

  /// Creates equal deviations along both axes.
  init(both deviation: Double) { (x, y) = (deviation, deviation) }

  /// Creates the deviations of a radius in the coordinates that a transform takes to pixels (D5.9).
  init(radius: Double, under transform: AffineTransform) {
    x = radius * hypot(transform.a, transform.c)
    y = radius * hypot(transform.b, transform.d)
  }
}

/// The blur and offset of pixels along one axis.
struct BlurAxis {
  /// The largest margin beyond an end from which blurred content may come back.
  private static let mostMargin = 4096

  private let blur: GaussianBlur?
  private let gains: [Float]
  /// The whole pixels from a pixel to its source, and the share of the next one.
  private let (shift, part): (Int, Float)
  /// The index of the first pixel in the buffer.
  let start: Int
  /// The number of values that are blurred for a line of the pixels.
  let room: Int
  /// Whether the result lies wholly outside of the pixels.
  let isGone: Bool
  /// Whether there is no blur and no offset.
  let isIdle: Bool

  /// Prepares an axis.
  ///
  /// - Parameters:
  ///   - offset: The offset, in pixels.
  ///   - count: The number of pixels along the axis.
  ///   - isWindow: Whether pixels around are ignored.
  ///   - hasInk: Whether there is content within a distance of the ends, in pixels.
  init(
    _ deviation: Double,
    movedBy offset: Double,
    count: Int,
    isWindow: Bool,
    hasInk: (Int) -> Bool
  ) {
    let isBlurred = deviation > 0.01 && deviation.isFinite
    let blur = isBlurred ? GaussianBlur(deviation: deviation) : nil
    let reach = blur?.reach ?? 0
    let most = Double(count + reach + 2)
    let whole = (-min(max(offset, -most), most)).rounded(.down)
    (shift, part) = (Int(whole), Float(min(max(-offset - whole, 0), 1)))
    isGone = offset.magnitude >= most
    isIdle = !isBlurred && offset == 0
    var margin = min(blur?.spill ?? 0, BlurAxis.mostMargin)
    if isWindow {
      margin = reach
    } else if offset == 0, margin > 0, !hasInk(margin) {
      // No content is near enough to leave and come back.
      margin = 0
    }
    start = margin + max(-shift, 0)
    room = start + count + max(shift + (part > 0 ? 1 : 0), 0) + margin
    gains = isWindow ? blur?.gains(count: count) ?? [] : []
    self.blur = blur
  }

  /// Blurs lines that are interleaved.
  func apply(to values: inout [Float], _ scratch: inout [Float], lines: Int) {
    blur?.blur(&values, &scratch, count: room, lines: lines)
  }

  /// The resulting value of a pixel of a line.
  func value(_ pixel: Int, in values: [Float], line: Int, of lines: Int) -> UInt8 {
    let place = (start + pixel + shift) * lines + line
    var value = values[place]
    if part > 0 { value += (values[place + lines] - value) * part }
    if !gains.isEmpty { value *= gains[pixel] }
    return UInt8(min(max(value + 0.5, 0), 255))
  }
}

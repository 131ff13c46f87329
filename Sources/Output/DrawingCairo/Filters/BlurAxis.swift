internal import Drawing
internal import ViewValues

#if canImport(Glibc)
  import Glibc
#endif

/// How far pixels are spread along each axis: standard deviations in pixels.
///
/// A circle that a transform stretches along another line than an axis is spread as far along both axes as
/// it should be, but round the axes themselves (our choice).
struct BlurDeviation {
  let x: Double
  let y: Double

  /// The same along both axes.
  init(both deviation: Double) { (x, y) = (deviation, deviation) }

  /// A radius in the coordinates that a transform takes to pixels (D5.9).
  init(radius: Double, under transform: AffineTransform) {
    x = radius * hypot(transform.a, transform.c)
    y = radius * hypot(transform.b, transform.d)
  }
}

/// What happens along one axis of pixels that are blurred and moved.
struct BlurAxis {
  /// The most room beyond an end for what comes back from there.
  private static let mostMargin = 4096

  private let blur: GaussianBlur?
  private let gains: [Float]
  /// The whole pixels from where a pixel is to the one that it comes from, and how much the next counts.
  private let (shift, part): (Int, Float)
  /// Where in the room the first pixel is.
  let start: Int
  /// How many numbers are blurred for a line of the pixels.
  let room: Int
  /// Whether what the pixels become lies wholly beyond them.
  let isGone: Bool
  /// Whether nothing happens.
  let isIdle: Bool

  /// Prepares an axis.
  ///
  /// - Parameters:
  ///   - offset: How far pixels are moved.
  ///   - count: How many pixels there are along the axis.
  ///   - isWindow: Whether what is around does not count at all.
  ///   - hasInk: Whether something is no further from an end than so many pixels.
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
      // Nothing is near enough to get out and back.
      margin = 0
    }
    start = margin + max(-shift, 0)
    room = start + count + max(shift + (part > 0 ? 1 : 0), 0) + margin
    gains = isWindow ? blur?.gains(count: count) ?? [] : []
    self.blur = blur
  }

  /// Blurs lines that lie side by side.
  func apply(to values: inout [Float], _ scratch: inout [Float], lines: Int) {
    blur?.blur(&values, &scratch, count: room, lines: lines)
  }

  /// What a pixel of a line becomes.
  func value(_ pixel: Int, in values: [Float], line: Int, of lines: Int) -> UInt8 {
    let place = (start + pixel + shift) * lines + line
    var value = values[place]
    if part > 0 { value += (values[place + lines] - value) * part }
    if !gains.isEmpty { value *= gains[pixel] }
    return UInt8(min(max(value + 0.5, 0), 255))
  }
}

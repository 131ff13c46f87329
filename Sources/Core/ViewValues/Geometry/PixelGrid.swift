/// The grid of a display's pixels, to which frames are rounded after layout.
///
/// Layout arithmetic itself is never rounded (L3.1); only text measures itself in whole pixels.
public struct PixelGrid: Sendable, Hashable {
  /// Pixels per point.
  public var displayScale: Double

  /// Creates the grid of a display with `displayScale` pixels per point.
  @inlinable
  public init(displayScale: Double) { self.displayScale = displayScale }

  /// The side of a pixel, in points.
  @inlinable
  public var pixelLength: Double { 1 / displayScale }

  /// Rounds each corner of a rectangle to the nearest pixel, halves towards larger coordinates.
  ///
  /// L3.2: corners are rounded on their own and subtracted, so that neighbours neither gap nor
  /// overlap although equal sizes may differ by a pixel. A negative size is made positive first
  /// (L31.11). Proved by `Specs/Conformance/PixelRounding`.
  @inlinable
  public func round(_ rect: Rect) -> Rect {
    // The end of a length of −∞ may be NaN; it stays where it begins.
    let end = rect.standardized
    let rect = end.minX.isNaN || end.minY.isNaN ? rect : end
    let (left, right) = (round(rect.minX), round(rect.maxX))
    let (top, bottom) = (round(rect.minY), round(rect.maxY))
    // An infinite rectangle has no corner to subtract.
    let isFinite = left.isFinite && right.isFinite && top.isFinite && bottom.isFinite
    guard isFinite else { return rect }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Rounds a coordinate to the nearest pixel, halves upwards.
  @inlinable
  public func round(_ value: Double) -> Double {
    let rounded = ((value + pixelLength / 2) / pixelLength).rounded(.down) / displayScale
    // A value with too many pixels to count is on the grid.
    return rounded.isFinite ? rounded : value
  }

  /// Rounds a length up to whole pixels, as text does with its size (L18.5).
  ///
  /// A length that is a whole number of pixels but for rounding errors stays.
  @inlinable
  public func roundUp(_ value: Double) -> Double {
    // Adding 0 turns −0 into 0.
    let rounded = (value * displayScale - 1e-7).rounded(.up) / displayScale + 0
    return rounded.isFinite ? rounded : value
  }
}

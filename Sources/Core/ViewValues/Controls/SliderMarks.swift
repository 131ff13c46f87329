/// The labels and ticks of a slider besides its number (D9.8, M3.17).
public struct SliderMarks: Sendable, Hashable {
  /// The values with a tick; nil for one at each step.
  public var ticks: [Double]?
  /// The value from which the bar is filled; nil for its lower bound.
  public var neutral: Double?
  /// The part of the range that can be selected; nil for all of it.
  public var enabled: ClosedRange<Double>?
  /// The name of the value where it has one; nil for the number.
  public var valueText: String?

  /// Creates the marks of a slider.
  public init(
    ticks: [Double]? = nil,
    neutral: Double? = nil,
    enabled: ClosedRange<Double>? = nil,
    valueText: String? = nil
  ) {
    self.ticks = ticks
    self.neutral = neutral
    self.enabled = enabled
    self.valueText = valueText
  }

  /// The values of the ticks; empty if there are more than the track has room for.
  ///
  /// - Parameters:
  ///   - bounded: The number of the slider, whose range and step count.
  ///   - limit: The number of ticks that the track has room for.
  public func places(of bounded: Control.BoundedValue, atMost limit: Int) -> [Double] {
    let range = bounded.range
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return [] }
    if let ticks {
      let inside = ticks.filter { range.contains($0) }
      return inside.count <= limit ? inside : []
    }
    guard let step = bounded.step, step > 0, (length / step).isFinite else { return [] }
    // A whole number of steps may come out a little short of it.
    let steps = (length / step + 1e-9).rounded(.down)
    guard steps >= 1, steps < Double(limit) else { return [] }
    return (0...Int(steps)).map { min(range.lowerBound + Double($0) * step, range.upperBound) }
  }
}

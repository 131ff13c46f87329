import SwiftUI

/// Numbers at regular, round intervals, as axes show them (C1.12).
struct NumberTicks: Equatable {
  /// The distance of two neighbours.
  let step: Double
  /// The numbers, in ascending order.
  let values: [Double]

  /// The maximum count of ticks, whatever the step.
  private static let mostValues = 10_000

  /// Creates ticks at multiples of a step: those that cover a range, or those within it.
  init(step: Double, covering range: ClosedRange<Double>, below: Bool = true, above: Bool = true) {
    let length = range.upperBound - range.lowerBound
    guard step > 0, step.isFinite, length.isFinite, length / step < Double(Self.mostValues) else {
      (self.step, values) = (max(length, 1), [range.lowerBound, range.upperBound])
      return
    }
    // A number that is a multiple but for the last digits counts as one.
    let slack = 1e-9
    let low = range.lowerBound / step
    let high = range.upperBound / step
    let first = below ? (low + slack).rounded(.down) : (low - slack).rounded(.up)
    let last = above ? (high - slack).rounded(.up) : (high + slack).rounded(.down)
    self.step = step
    values = first <= last ? (0...Int(last - first)).map { (first + Double($0)) * step } : []
  }

  /// Creates about as many ticks as desired, at multiples of 1, 2 or 5 times a power of ten.
  ///
  /// The step is the one with the count nearest to the desired one; of two, the finer one.
  init(
    covering range: ClosedRange<Double>,
    desiredCount: Int,
    minimumStride: Double = 0,
    below: Bool = true,
    above: Bool = true
  ) {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else {
      let around = range.lowerBound.isFinite ? range.lowerBound : 0
      self.init(step: 1, covering: around...around, below: below, above: above)
      return
    }
    let desired = max(1, desiredCount)
    let power = Int(log10(length / Double(desired)).rounded(.down))
    var best: NumberTicks?
    for exponent in (power - 1)...(power + 2) {
      for factor in [1.0, 2, 5] {
        let step = Self.scaled(factor, exponent)
        guard step >= minimumStride, length / step < 1000 else { continue }
        let ticks = NumberTicks(step: step, covering: range, below: below, above: above)
        if ticks.values.isEmpty { continue }
        if let best, abs(ticks.values.count - desired) >= abs(best.values.count - desired) {
          continue
        }
        best = ticks
      }
    }
    self = best ?? NumberTicks(step: max(minimumStride, length), covering: range)
  }

  /// A factor times a power of ten, without the error of a negative power.
  private static func scaled(_ factor: Double, _ exponent: Int) -> Double {
    exponent < 0 ? factor / pow(10, Double(-exponent)) : factor * pow(10, Double(exponent))
  }
}

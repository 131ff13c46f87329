import SwiftUI

/// Maps values to positions along a plot's edge (C1.1).
struct PositionScale {
  /// The domain of the values.
  enum Domain: Equatable {
    case numbers(ClosedRange<Double>)
    case dates(ClosedRange<Double>)
    case categories([String])
  }

  let domain: Domain
  var transform = ScaleType.Transform.linear
  /// Whether the first value is at the end.
  var isReversed = false
  /// The padding inside the plot's edges, in points.
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)

  private let numbers: [String: Int]

  init(
    _ domain: Domain,
    transform: ScaleType.Transform = .linear,
    isReversed: Bool = false,
    padding: (start: CGFloat, end: CGFloat) = (0, 0)
  ) {
    self.domain = domain
    self.transform = transform
    self.isReversed = isReversed
    self.padding = padding
    numbers =
      if case .categories(let names) = domain {
        Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
      } else { [:] }
  }

  /// The numbers from the first to the last; nil for names.
  var range: ClosedRange<Double>? {
    switch domain {
    case .numbers(let range), .dates(let range): range
    case .categories: nil
    }
  }

  /// The count of bands of categories; 0 on a continuous scale.
  var bandCount: Int { if case .categories(let names) = domain { names.count } else { 0 } }

  /// Whether the values are dates.
  var isDate: Bool { if case .dates = domain { true } else { false } }

  /// The distance of a value from the start of an edge of a length, in points; nil for none.
  ///
  /// A category is at the centre of its band.
  func position(_ value: _ScaleValue, in length: CGFloat) -> CGFloat? {
    fraction(value).map { padding.start + $0 * (length - padding.start - padding.end) }
  }

  /// The distance of a number from the start of an edge of a length, in points; nil for none.
  func position(_ number: Double, in length: CGFloat) -> CGFloat? {
    fraction(of: number).map { padding.start + $0 * (length - padding.start - padding.end) }
  }

  /// The size of a name's band on an edge of a length, in points; 0 on a continuous scale.
  func bandSize(in length: CGFloat) -> CGFloat {
    bandCount == 0 ? 0 : (length - padding.start - padding.end) / CGFloat(bandCount)
  }

  /// Returns the fraction of the domain up to a value, from 0 to 1 within it; nil if it is not on
  /// the scale.
  func fraction(_ value: _ScaleValue) -> Double? {
    switch value {
    case .number(let number), .date(let number): return fraction(of: number)
    case .category(let name):
      guard let index = numbers[name] else { return nil }
      let fraction = (Double(index) + 0.5) / Double(numbers.count)
      return isReversed ? 1 - fraction : fraction
    }
  }

  private func fraction(of number: Double) -> Double? {
    guard let range else { return nil }
    let low = transform.forward(range.lowerBound)
    let high = transform.forward(range.upperBound)
    let value = transform.forward(number)
    // Values without a logarithm have no position; those of an empty domain are in its middle.
    guard value.isFinite, low.isFinite, high.isFinite else { return nil }
    let fraction = high > low ? (value - low) / (high - low) : 0.5
    return isReversed ? 1 - fraction : fraction
  }

  /// The value at a distance from the start of an edge of a length; nil outside of names' bands.
  func value(at position: CGFloat, in length: CGFloat) -> _ScaleValue? {
    let extent = length - padding.start - padding.end
    guard extent > 0 else { return nil }
    var fraction = Double((position - padding.start) / extent)
    if isReversed { fraction = 1 - fraction }
    switch domain {
    case .categories(let names):
      let index = Int((fraction * Double(names.count)).rounded(.down))
      return names.indices.contains(index) ? .category(names[index]) : nil
    case .numbers(let range): return .number(number(fraction, range))
    case .dates(let range): return .date(number(fraction, range))
    }
  }

  private func number(_ fraction: Double, _ range: ClosedRange<Double>) -> Double {
    let low = transform.forward(range.lowerBound)
    let high = transform.forward(range.upperBound)
    return transform.backward(low + fraction * (high - low))
  }
}

import SwiftUI

/// Bins of numbers, as for histograms.
public struct NumberBins<Value: BinaryFloatingPoint & Plottable> {
  /// The bounds of the intervals, in ascending order.
  public let thresholds: [Value]

  /// Creates bins from their thresholds.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// Creates about as many bins as desired, with round thresholds (C1.12).
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
    thresholds = NumberTicks(
      covering: Double(range.lowerBound)...Double(range.upperBound),
      desiredCount: desiredCount ?? 10,
      minimumStride: Double(minimumStride)
    ).values.map { Value($0) }
  }

  /// Creates a number of intervals of one size.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(1, count)
    let size = (range.upperBound - range.lowerBound) / Value(count)
    self.init(thresholds: (0...count).map { range.lowerBound + Value($0) * size })
  }

  /// Creates bins that cover data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let finite = data.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount, minimumStride: minimumStride)
  }

  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let ticks = NumberTicks(
      step: Double(size),
      covering: Double(range.lowerBound)...Double(range.upperBound)
    )
    thresholds = ticks.values.map { Value($0) }
  }

  /// The number of the interval that a value is in; the first or the last for one outside.
  public func index(for value: Value) -> Int {
    let index = thresholds.lastIndex { $0 <= value } ?? 0
    return Swift.max(0, Swift.min(index, thresholds.count - 2))
  }
}

extension NumberBins: RandomAccessCollection where Value: Comparable {
  /// The index of the first bin.
  public var startIndex: Int { 0 }
  /// The number behind the last interval's.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// An interval.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      thresholds[position],
      thresholds[position + 1],
      isClosed: position == endIndex - 1
    )
  }
}

import SwiftUI

/// An interval that values are counted in.
public struct ChartBinRange<Bound: Plottable>: RangeExpression where Bound: Comparable {
  /// The lower bound.
  public let lowerBound: Bound
  /// The upper bound.
  public let upperBound: Bound
  /// Whether the end is in it, which is so for the last one.
  public let isClosed: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    (self.lowerBound, self.upperBound, self.isClosed) = (lowerBound, upperBound, isClosed)
  }

  /// Whether a value is in the interval.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }

  /// The part of a collection that is in the interval.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    isClosed && upperBound < collection.endIndex
      ? lowerBound..<collection.index(after: upperBound) : lowerBound..<upperBound
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}

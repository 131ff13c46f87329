internal import LayoutCore

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// A range of the subviews is a collection of subviews again.
  public typealias SubSequence = LayoutSubviews
  /// A proxy for a subview.
  public typealias Element = LayoutSubview
  /// Subviews are numbered from 0, in source order.
  public typealias Index = Int
  /// The numbers of the subviews.
  public typealias Indices = Range<Int>
  /// The iterator of the subviews.
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  let engine: LayoutCore.LayoutSubviews

  init(_ engine: LayoutCore.LayoutSubviews) { self.engine = engine }

  /// The direction of the container.
  public var layoutDirection: LayoutDirection {
    engine.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The position of the first element.
  public var startIndex: Int { engine.startIndex }
  /// The position behind the last element.
  public var endIndex: Int { engine.endIndex }

  /// Returns the subview at a position.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(engine[index]) }

  /// Returns the subviews at a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(engine[bounds]) }

  /// Returns the subviews at some positions.
  @_disfavoredOverload
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(engine[indices])
  }
}

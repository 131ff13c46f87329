internal import LayoutCore

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  let engine: LayoutCore.LayoutSubviews

  init(_ engine: LayoutCore.LayoutSubviews) { self.engine = engine }

  /// The direction of the container.
  public var layoutDirection: LayoutDirection {
    engine.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public var startIndex: Int { engine.startIndex }
  public var endIndex: Int { engine.endIndex }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(engine[index]) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(engine[bounds]) }

  @_disfavoredOverload
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(engine[indices])
  }
}

internal import LayoutCore

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// What the protocol calls so.
  public typealias SubSequence = LayoutSubviews
  /// What the protocol calls so.
  public typealias Element = LayoutSubview
  /// What the protocol calls so.
  public typealias Index = Int
  /// What the protocol calls so.
  public typealias Indices = Range<Int>
  /// What the protocol calls so.
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

  /// What is at a place.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(engine[index]) }

  /// What is at a place.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(engine[bounds]) }

  /// The views at some positions.
  @_disfavoredOverload
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(engine[indices])
  }
}

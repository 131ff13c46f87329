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

/// A view as the layout around it sees it.
public struct LayoutSubview: Equatable {
  let engine: LayoutCore.LayoutSubview

  init(_ engine: LayoutCore.LayoutSubview) { self.engine = engine }

  /// The value that the view states for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    engine[EngineLayoutValueKey<Key>.self].value
  }

  /// The priority that `layoutPriority(_:)` gives to the view.
  public var priority: Double { engine.priority }

  /// The view's preferred distances to its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(engine.spacing) }

  /// The size that the view answers to a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(engine.sizeThatFits(proposal.engine))
  }

  /// The size that the view answers to a proposal, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(engine.dimensions(in: proposal.engine))
  }

  /// Places the subview.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor, in points in the coordinates of the layout's bounds.
  ///   - anchor: The point of the view at that position.
  ///   - proposal: The proposal to the view, whose response is its size.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    engine.place(
      at: Point(x: Double(position.x), y: Double(position.y)),
      anchor: anchor.engine,
      proposal: proposal.engine
    )
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  var engine: Size { Size(width: Double(width), height: Double(height)) }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  var engine: Rect {
    Rect(
      x: Double(origin.x),
      y: Double(origin.y),
      width: Double(size.width),
      height: Double(size.height)
    )
  }
}

/// A view's preferred distances to its neighbours.
public struct ViewSpacing: Sendable {
  var engine: LayoutCore.ViewSpacing

  init(_ engine: LayoutCore.ViewSpacing) { self.engine = engine }

  /// Creates the preference of a view that has none.
  public init() { engine = LayoutCore.ViewSpacing() }

  /// No distance.
  public static let zero = ViewSpacing(LayoutCore.ViewSpacing.zero)

  /// Merges another view's preference at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    engine.formUnion(other.engine, edges: edges.engine)
  }

  /// Returns the preference, merged with another view's at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(engine.union(other.engine, edges: edges.engine))
  }

  /// The distance to a view that follows, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(engine.distance(to: next.engine, along: axis.engine))
  }
}

/// The key of a value that a view hands to the layout around it.
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value
  /// The value of a view that states none.
  static var defaultValue: Value { get }
}

/// The engine's key of a key.
enum EngineLayoutValueKey<Key: LayoutValueKey>: LayoutCore.LayoutValueKey {
  static var defaultValue: LayoutValueBox<Key.Value> { LayoutValueBox(value: Key.defaultValue) }
}

/// A value for a layout.
///
/// Safe to share although values need not be: the view that sets it and the layout that reads it
/// run one after another.
struct LayoutValueBox<Value>: @unchecked Sendable {
  let value: Value
}

extension View {
  /// Sets a value for the layout that contains the view.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> some View {
    engineModifier(
      .layoutValue(key: EngineLayoutValueKey<Key>.self, value: LayoutValueBox(value: value))
    )
  }
}

public import AnimationCore
internal import LayoutCore

/// A layout of any type, so that one can be exchanged for another while the views stay (V9.4).
public struct AnyLayout {
  /// The cache of the layout inside.
  public struct Cache {
    var value: Any
  }

  var base: any Layout

  /// Creates a type-erased layout.
  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  var wrapped: LayoutCore.AnyLayout { base.engineLayout }
}

extension AnyLayout: Layout {
  /// Creates the cache.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: base.makeCache(subviews: subviews))
  }

  /// Updates the cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the container's preferred distances to its neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.spacing(subviews, &cache)
  }

  /// The size that is answered to a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    base.size(proposal, subviews, &cache)
  }

  /// Places the subviews, in points.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    base.place(bounds, proposal, subviews, &cache)
  }
}

// The methods of a layout with a cache of any type.
extension Layout {
  private func withCache<Result>(
    _ cache: inout AnyLayout.Cache,
    _ subviews: Subviews,
    _ body: (inout Cache) -> Result
  ) -> Result {
    var own = cache.value as? Cache ?? makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(&own)
  }

  fileprivate func spacing(_ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    withCache(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    withCache(&cache, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func place(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) {
    withCache(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}

/// The type-erased data of a layout: the data of different types do not interpolate (T1.15).
public struct _AnyLayoutData: VectorArithmetic {
  /// The layout's type; nil for data of none.
  private var type: ObjectIdentifier?
  private var numbers: AnimatedNumbers

  private init(_ type: ObjectIdentifier?, _ numbers: AnimatedNumbers) {
    (self.type, self.numbers) = (type, numbers)
  }

  init<L: Layout>(of layout: L) {
    // Layouts without animatable data are equal to any other of their type.
    let hasData = L.AnimatableData.self != EmptyAnimatableData.self
    self.init(
      hasData ? ObjectIdentifier(L.self) : nil,
      hasData ? AnimatedNumbers(own: layout.animatableData) : .zero
    )
  }

  /// The value that adds nothing.
  public static var zero: _AnyLayoutData { _AnyLayoutData(nil, .zero) }

  /// The sum; the first of two types.
  public static func + (first: _AnyLayoutData, second: _AnyLayoutData) -> _AnyLayoutData {
    guard let type = first.type ?? second.type, second.type == nil || second.type == type else {
      return first
    }
    return _AnyLayoutData(type, first.numbers + second.numbers)
  }

  /// The difference; none between two types.
  public static func - (first: _AnyLayoutData, second: _AnyLayoutData) -> _AnyLayoutData {
    guard first.type == second.type, let type = first.type else { return .zero }
    let change = first.numbers - second.numbers
    return change.isZero ? .zero : _AnyLayoutData(type, change)
  }

  /// Scales all components.
  public mutating func scale(by rhs: Double) { numbers.scale(by: rhs) }

  /// The square of the length.
  public var magnitudeSquared: Double { numbers.magnitudeSquared }

  /// The layout with the data, if they are of its type.
  func layout<L: Layout>(like layout: L) -> L {
    guard type == ObjectIdentifier(L.self), let own = numbers.own as? L.AnimatableData else {
      return layout
    }
    var layout = layout
    layout.animatableData = own
    return layout
  }
}

extension AnyLayout: Animatable {
  /// The data of the layout inside, which moves to another one of its type (T1.15).
  public var animatableData: _AnyLayoutData {
    get { base.data }
    set { base = base.replacing(newValue) }
  }
}

extension Layout {
  fileprivate var data: _AnyLayoutData { _AnyLayoutData(of: self) }

  fileprivate func replacing(_ data: _AnyLayoutData) -> any Layout { data.layout(like: self) }
}

public import LayoutCore

/// `HStack` as a layout (V9.4).
public struct HStackLayout: Sendable {
  /// The vertical alignment of the subviews.
  public var alignment: VerticalAlignment
  /// The distance between subviews, in points; nil for their preference.
  public var spacing: CGFloat?

  /// Creates a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The orientation of a row.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }
}

extension HStackLayout: _BuiltInLayout {
  /// The cache: the engine keeps its own between passes.
  public typealias Cache = _BuiltInLayoutCache

  /// The engine's container.
  public var container: any LayoutCore.BuiltInLayout {
    LayoutCore.HStackLayout(alignment: alignment.engine, spacing: spacing.map { Double($0) })
  }
}

/// `VStack` as a layout (V9.4).
public struct VStackLayout: Sendable {
  /// The horizontal alignment of the subviews.
  public var alignment: HorizontalAlignment
  /// The distance between subviews, in points; nil for their preference.
  public var spacing: CGFloat?

  /// Creates a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The orientation of a column.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }
}

extension VStackLayout: _BuiltInLayout {
  /// The cache: the engine keeps its own between passes.
  public typealias Cache = _BuiltInLayoutCache

  /// The engine's container.
  public var container: any LayoutCore.BuiltInLayout {
    LayoutCore.VStackLayout(alignment: alignment.engine, spacing: spacing.map { Double($0) })
  }
}

/// `ZStack` as a layout (V9.4).
public struct ZStackLayout: Sendable {
  /// The alignment of the subviews.
  public var alignment: Alignment

  /// Creates a layout of views in front of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: _BuiltInLayout {
  /// The cache: the engine keeps its own between passes.
  public typealias Cache = _BuiltInLayoutCache

  /// The engine's container.
  public var container: any LayoutCore.BuiltInLayout {
    LayoutCore.ZStackLayout(alignment: alignment.engine)
  }
}

/// `Grid` as a layout (V9.4).
public struct GridLayout: Sendable {
  /// The alignment of cells in their columns and rows.
  public var alignment: Alignment
  /// The distance between columns, in points; nil for the cells' preference.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil for the cells' preference.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: _BuiltInLayout {
  /// The cache: the engine keeps its own between passes.
  public typealias Cache = _BuiltInLayoutCache

  /// The engine's container.
  public var container: any LayoutCore.BuiltInLayout {
    LayoutCore.GridLayout(
      alignment: alignment.engine,
      horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }
    )
  }
}

/// A layout that is one of the containers.
public protocol _BuiltInLayout: Layout where Cache == _BuiltInLayoutCache {
  /// The engine's container.
  var container: any LayoutCore.BuiltInLayout { get }
}

/// The cache of a built-in layout that another layout calls.
public struct _BuiltInLayoutCache {
  var engine: LayoutCore.BuiltInLayoutCache
}

extension _BuiltInLayout {
  /// Creates the cache.
  public func makeCache(subviews: Subviews) -> _BuiltInLayoutCache {
    _BuiltInLayoutCache(engine: container.makeCache(subviews: subviews.engine))
  }

  /// Returns the container's preferred distances to its neighbours.
  public func spacing(subviews: Subviews, cache: inout _BuiltInLayoutCache) -> ViewSpacing {
    ViewSpacing(container.spacing(subviews: subviews.engine, cache: &cache.engine))
  }

  /// The size that is answered to a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout _BuiltInLayoutCache
  ) -> CGSize {
    CGSize(
      container.sizeThatFits(
        proposal: proposal.engine,
        subviews: subviews.engine,
        cache: &cache.engine
      )
    )
  }

  /// Places the subviews, in points.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout _BuiltInLayoutCache
  ) {
    container.placeSubviews(
      in: bounds.engine,
      proposal: proposal.engine,
      subviews: subviews.engine,
      cache: &cache.engine
    )
  }
}

internal import LayoutCore
public import ViewGraph

/// A container that arranges subviews by custom rules (V9.1).
public protocol Layout: Animatable {
  /// The values that a layout caches between calls.
  associatedtype Cache = Void

  /// The views that a layout arranges.
  typealias Subviews = LayoutSubviews

  /// The properties of all layouts of this type.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache before any other call.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the container's preferred distances to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the container answers to a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places the subviews in the container's bounds, in points.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// The value that the container sets for a horizontal guide; nil for the guide's default.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The value that the container sets for a vertical guide; nil for the guide's default.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The properties of all layouts of this type.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Updates the cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the container's preferred distances to its neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    if subviews.isEmpty { return .zero }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The value of a guide; nil for its default.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    defaultAlignment(in: bounds, proposal, subviews, &cache) {
      $0.explicitAlignment(of: guide.engine, in: $1, proposal: $2, subviews: $3, cache: &$4)
    }
  }

  /// The value of a guide; nil for its default.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    defaultAlignment(in: bounds, proposal, subviews, &cache) {
      $0.explicitAlignment(of: guide.engine, in: $1, proposal: $2, subviews: $3, cache: &$4)
    }
  }

  /// Lays out views; a method of the type of this name is preferred (V13.13).
  @MainActor @preconcurrency @_disfavoredOverload
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Creates the cache.
  public func makeCache(subviews: Subviews) {}
}

/// The views that a layout arranges.
public struct _LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension _LayoutView: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let last = node.remember { LayoutMotion(layout) }
    node.setOutput(.content(.layout(last.shown(layout, at: node).engineLayout)))
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}

/// A layout that may animate to another one of its type (T1.15).
@MainActor
private final class LayoutMotion<L: Layout> {
  private var layout: L
  private var motion = ValueMotion<L>()

  init(_ layout: L) { self.layout = layout }

  func shown(_ new: L, at node: GraphNode) -> L {
    if L.AnimatableData.self != EmptyAnimatableData.self {
      motion.change(from: layout, to: new, at: node)
    }
    layout = new
    return motion.shown(new, at: node)
  }
}

/// The properties of all layouts of a type.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews; nil if it has none.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout without orientation.
  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }

  var engine: LayoutCore.LayoutProperties {
    var properties = LayoutCore.LayoutProperties()
    properties.stackOrientation = stackOrientation?.engine
    return properties
  }
}

internal import LayoutCore
public import ViewGraph

/// The geometry of a scroll view: its content's size, position and insets.
public struct ScrollGeometry: Equatable, Sendable {
  /// The offset of the content, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The insets around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part that is in sight, in the content's coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible rectangle, in the content's coordinates.
  public var bounds: CGRect { visibleRect }
}

/// The phase of scrolling.
public enum ScrollPhase: Hashable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating

  /// Whether the content moves or may move.
  public var isScrolling: Bool { self != .idle }
}

/// The geometry and velocity of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public var geometry: ScrollGeometry
  /// The velocity of the content, in points a second; nil if it does not move.
  public var velocity: CGVector?
}

extension ScrollGeometry {
  /// At rest the content is inside its insets, which the offset counts from.
  init(_ engine: LayoutCore.ScrollGeometry) {
    let insets = engine.contentInsets
    self.init(
      contentOffset: CGPoint(
        x: engine.position.x - insets.leading,
        y: engine.position.y - insets.top
      ),
      contentSize: CGSize(engine.contentSize),
      contentInsets: EdgeInsets(
        top: insets.top,
        leading: insets.leading,
        bottom: insets.bottom,
        trailing: insets.trailing
      ),
      containerSize: CGSize(engine.frame.size)
    )
  }
}

extension View {
  /// Runs an action with a value of the geometry of the scroll view inside: the first one, and each
  /// change (V10.21).
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    // Views and their arguments stay on the main actor.
    nonisolated(unsafe) let transform = transform
    return modifier(
      _ScrollWatchModifier(
        name: "onScrollGeometryChange",
        initial: nil,
        read: { node, result in
          guard let geometry = node.scrollingNode?.scrollGeometry(in: result) else { return nil }
          return transform(ScrollGeometry(geometry))
        },
        action: action
      )
    )
  }

  /// Adds an action that runs when the scroll phase changes.
  ///
  /// Inert: scrolling has no phases.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Adds an action that runs when the scroll phase changes.
  ///
  /// Inert: scrolling has no phases.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }

  /// Adds an action that runs when the visible part of the view crosses a threshold (V10.21).
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      _ScrollWatchModifier(
        name: "onScrollVisibilityChange",
        initial: false,
        read: { node, result in
          node.shareInSight(in: result).map { $0 > 0 && $0 >= threshold }
        },
        action: { _, isSeen in action(isSeen) }
      )
    )
  }

  /// Adds an action that runs when other views of a `scrollTargetLayout` become visible, in their
  /// order (V10.21).
  ///
  /// - Parameters:
  ///   - idType: The type of their ids.
  ///   - threshold: The fraction of a view that has to be visible, from 0 to 1.
  ///   - action: Receives the ids of the visible views.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      _ScrollWatchModifier<[ID]>(
        name: "onScrollTargetVisibilityChange",
        initial: nil,
        read: { node, result in
          node.scrollTargets.compactMap { target -> ID? in
            guard case .id(let key) = target.key, let id = key.base as? ID else { return nil }
            guard let share = target.shareInSight(in: result) else { return nil }
            return share > 0 && share >= threshold ? id : nil
          }
        },
        action: { _, seen in action(seen) }
      )
    )
  }
}

/// A modifier that runs an action when something about scrolling is another value after a layout (V10.21).
public struct _ScrollWatchModifier<Value: Equatable> {
  /// The name of the modifier in warnings.
  let name: String
  /// The value before the first layout; nil for none.
  let initial: Value?
  let read: @MainActor (GraphNode, LayoutResult) -> Value?
  /// Receives the old and the new value.
  let action: (Value, Value) -> Void
}

extension _ScrollWatchModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
    node.remember { ScrollWatcher(self, node) }.modifier = self
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) {
    (node.memory as? ScrollWatcher<Value>).map { node.graph.observe($0) }
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    (node.memory as? ScrollWatcher<Value>).map { node.graph.stopObserving($0) }
  }
}

/// Compares a value of the scroll view after each layout.
private final class ScrollWatcher<Value: Equatable>: GraphObserver {
  var modifier: _ScrollWatchModifier<Value>
  private weak var node: GraphNode?
  private var last: Value?
  private var limit = ReactionLimit()

  init(_ modifier: _ScrollWatchModifier<Value>, _ node: GraphNode) {
    self.modifier = modifier
    self.node = node
    last = modifier.initial
  }

  func didLayOut(_ result: LayoutResult) {
    guard let node, let value = modifier.read(node, result), value != last else { return }
    let old = last ?? value
    last = value
    guard limit.mayReact(in: node.graph, modifier.name.quoted) else { return }
    node.graph.afterLayout { [action = modifier.action] in action(old, value) }
  }
}

extension String {
  fileprivate var quoted: String { "'\(self)'" }
}

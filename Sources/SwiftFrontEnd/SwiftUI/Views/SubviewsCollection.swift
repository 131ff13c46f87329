internal import LayoutCore
public import ViewGraph

/// The views of a container, groups dissolved.
public struct SubviewsCollection: RandomAccessCollection {
  let views: [Subview]

  /// The position of the first element.
  public var startIndex: Int { views.startIndex }
  /// The position behind the last element.
  public var endIndex: Int { views.endIndex }

  /// Returns the view at a position.
  public subscript(index: Int) -> Subview { views[index] }
  /// Returns the views at a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

extension SubviewsCollection: View {
  /// The views, one after another.
  public var body: some View { ForEach(views) { $0 } }
}

/// A range of a container's subviews, without groups.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let views: ArraySlice<Subview>

  /// The position of the first element.
  public var startIndex: Int { views.startIndex }
  /// The position behind the last element.
  public var endIndex: Int { views.endIndex }

  /// Returns the view at a position.
  public subscript(index: Int) -> Subview { views[index] }
  /// Returns the views at a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// The views, one after another.
  public var body: some View { ForEach(views) { $0 } }
}

/// The transformed subviews of a view.
public struct _SubviewsReader<Base: View, Result: View> {
  let base: Base
  let make: (SubviewsCollection) -> Result
}

extension _SubviewsReader: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.updateChildren(node.inputs) { cursor in
      cursor.layer(0) { Base._append(base, to: &$0) }
    }
    let views = node.layer(0)?.viewsInside ?? []
    let subviews = SubviewsCollection(views: views.map { Subview($0) })
    let result = node.reading { make(subviews) }
    node.updateChildren(node.inputs) { cursor in
      cursor.layer(0) { Base._append(base, to: &$0) }
      cursor.slot(1) { Result._append(result, to: &$0) }
    }
  }
}

extension ForEach {
  /// Creates content for each subview of a view, without groups (V1.11).
  public nonisolated init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(ForEachSubviewCollection(), id: { view, _ in view.id }, content: content)
    views = _StylePart(
      Group(subviews: view) { subviews in ForEach<_, _, Content>(subviews) { content($0) } }
    )
  }
}

/// The subviews that a `ForEach` iterates; they are known once the view is evaluated.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// The position of the first element.
  public var startIndex: Int { 0 }
  /// The position behind the last element.
  public var endIndex: Int { 0 }

  /// Returns the view at a position of the slice.
  public subscript(index: Int) -> Subview { preconditionFailure("there is no view at \(index)") }
}

extension Group where Content: View {
  /// Transforms the subviews of a view.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsReader<Base, Result> {
    self.init { _SubviewsReader(base: view, make: transform) }
  }
}

/// A view as the container around it sees it: groups are dissolved.
public struct Subview: Identifiable {
  let view: ContainedView

  /// The identity of a subview.
  public struct ID: Hashable {
    let number: Int32
  }

  @MainActor
  init(_ view: ContainedView) {
    self.view = view
    id = ID(number: view.node.number)
  }

  /// The identity of the subview.
  public let id: ID

  /// The values that the view passes to its container.
  @MainActor public var containerValues: ContainerValues {
    let view = view
    return ContainerValues { view.trait(key: $0) }
  }
}

extension Subview: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    // A subview is one view to its container, whatever its content.
    node.setOutput(.modifier(EnvironmentPassthrough.modifier("subview")))
    let kept = node.remember { KeptValue(view.node.number) }
    if kept.value != view.node.number { node.graph.noteRestructured() }
    kept.value = view.node.number
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    if !view.node.isRemoved { emitter.emit(view.node) }
  }
}

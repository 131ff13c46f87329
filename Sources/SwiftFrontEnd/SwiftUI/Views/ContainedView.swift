internal import LayoutCore
internal import ViewGraph

/// A view as the container around it sees it: groups are dissolved.
@MainActor
struct ContainedView {
  /// The view with its own modifiers.
  let node: GraphNode
  /// The id of the element of data that it belongs to.
  let id: AnyHashable?
  /// The edits of the dynamic data that the view belongs to, and the element's position in it.
  let edits: (edits: DynamicViewEdits, index: Int)?
  /// The modifiers of the groups that it is in, the outermost first.
  let outer: [GraphNode]

  /// Returns the view's value for a trait that its container reads.
  func trait<Value>(_ key: Any.Type, as type: Value.Type) -> Value? {
    trait(key: ObjectIdentifier(key)) as? Value
  }

  /// Returns the view's value for a trait that its container reads.
  func trait(key: ObjectIdentifier) -> Any? {
    for node in outer {
      if let own = node.ownTrait(key) { return own }
    }
    return node.trait(key)
  }

  /// Returns the view's tag, or else the id of its data element.
  func tag<Value: Hashable>(as type: Value.Type) -> Value? {
    tags.lazy.compactMap { $0.base as? Value }.first
  }

  /// The view's tag, and the id of its data element.
  var tags: [AnyHashable] {
    [trait(TagTrait.self, as: AnyHashable.self), id].compactMap { $0 }
  }
}

extension GraphNode {
  /// The views that a node is to the container around it.
  var containedViews: [ContainedView] {
    var views: [ContainedView] = []
    collect(into: &views, id: nil, edits: nil, outer: [])
    return views
  }

  /// The views inside of a node that has other views than its own.
  var viewsInside: [ContainedView] {
    var views: [ContainedView] = []
    for child in children { child.collect(into: &views, id: nil, edits: nil, outer: []) }
    return views
  }

  private func collect(
    into views: inout [ContainedView],
    id: AnyHashable?,
    edits: (edits: DynamicViewEdits, index: Int)?,
    outer: [GraphNode]
  ) {
    if viewCount == 0 { return }
    switch output {
    case .content(let content):
      switch content.role {
      case .group: break
      case .modifier where isSeveralViews: break
      case .modifier, .view, .absentGroup, .nothing, .room, .proxied:
        views.append(ContainedView(node: self, id: id, edits: edits, outer: outer))
        return
      }
    case .inPlace:
      if !isSeveralViews, !holdsData {
        views.append(ContainedView(node: self, id: id, edits: edits, outer: outer))
        return
      }
    }
    let isData = output == .content(.forEach)
    let elements = memory as? ForEachMemory
    let outer = outer + [self]
    // Children without views, such as the edit controls of rows, are left out.
    for (index, child) in ownChildren.enumerated() where child.viewCount > 0 {
      var (id, edits) = (id, edits)
      if isData {
        if case .id(let value) = child.key { id = value.base }
        edits = elements.flatMap {
          $0.edits.isEmpty ? nil : ($0.edits, $0.position(ofChild: index))
        }
      }
      child.collect(into: &views, id: id, edits: edits, outer: outer)
    }
  }

  /// The node's children, without the views that a modifier adds.
  private var ownChildren: [GraphNode] {
    guard case .content(let content) = output, content.role == .modifier,
      let base = children.first(where: { $0.key == .slot(0) })
    else { return children }
    return [base]
  }

  /// Whether there are several views inside of the modifiers and groups that the node is.
  private var isSeveralViews: Bool {
    var node = self
    while true {
      if case .content(let content) = node.output, content.role != .group,
        content.role != .modifier
      {
        return false
      }
      let inside = node.ownChildren.filter { $0.viewCount > 0 }
      guard let first = inside.first else { return false }
      if inside.count > 1 || first.viewCount > 1 { return true }
      node = first
    }
  }

  /// `true` if the views inside are those of a `ForEach`, without a modifier around them.
  private var holdsData: Bool {
    if output == .content(.forEach) { return true }
    guard output == .inPlace || output == .content(.group) else { return false }
    return children.contains { $0.viewCount > 0 && $0.holdsData }
  }

  /// The first image inside.
  var picture: GraphNode? {
    switch output {
    case .content(.image), .content(.symbol): return self
    case .inPlace, .content:
      for child in children {
        if let found = child.picture { return isPictureOnly ? self : found }
      }
      return nil
    }
  }

  /// `true` if the view is only an image.
  private var isPictureOnly: Bool {
    viewCount == 1 && children.count == 1 && spokenWords == nil && control == nil
  }

  /// The control that the view is, with its modifiers.
  var control: Control? {
    guard case .content(let content) = output else { return children.first?.control }
    switch content {
    case .control(let control): return control
    case .modifier, .group: return children.first?.control
    default: return nil
    }
  }

  /// The handler that activating the view calls.
  var activation: (@MainActor () -> Void)? {
    if let activate = requests?.activate { return activate }
    return children.lazy.compactMap(\.activation).first
  }
}

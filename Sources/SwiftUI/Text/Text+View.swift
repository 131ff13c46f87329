internal import LayoutCore
public import ViewGraph

extension Text: _PrimitiveView {
  /// Says what the engine has for the node.
  public func _update(_ node: GraphNode) {
    if case .verbatim(let string) = storage, node.memory == nil {
      return node.setOutput(.content(.text(string)))
    }
    let environment = EnvironmentValues(node.inputs.environment)
    let resolved = resolved(in: environment)
    node.setOutput(.content(resolved.content))
    guard !resolved.links.isEmpty || node.memory != nil else { return }
    node.letFollow(resolved.links, environment.openURL)
  }

  /// Links are actions of the text, by their words (V11.3).
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard let links = (node.memory as? KeptValue<[TextLink]>)?.value, !links.isEmpty else {
      return node.emitOutput(into: &emitter)
    }
    emitter.builder.open(
      .modifier(.actions(links.map(\.words), of: "link")),
      id: emitter.takeIdentifier()
    )
    node.emitOutput(into: &emitter)
    emitter.builder.close()
  }

  /// Adds the view to those of the node around it.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    var inner = view
    if let outermost = inner.modifiers.popLast() {
      return _StyledModifier._append(
        _StyledModifier { outermost.content(in: $0) },
        to: inner,
        in: &cursor
      )
    }
    let inputs = cursor.inputs
    cursor.child(PrimitiveNode<Self>.self) {
      $0.take(view, inputs)
    } make: {
      PrimitiveNode(view, key: $0, parent: $1, inputs: inputs)
    }
  }
}

extension GraphNode {
  /// Lets the links of a text be followed; the only one by activating the text as well.
  fileprivate func letFollow(_ links: [TextLink], _ open: OpenURLAction) {
    memory = KeptValue(links)
    setEmission(links.isEmpty ? nil : AnyHashable(links.map(\.words)))
    guard let first = links.first else {
      requests = nil
      return
    }
    var requests = RequestHandlers()
    if links.count == 1 { requests.activate = { open(first.url) } }
    requests.perform = { action, _ in
      guard action.kind == .named, let link = links.first(where: { $0.words == action.name }) else {
        return false
      }
      open(link.url)
      return true
    }
    self.requests = requests
  }
}

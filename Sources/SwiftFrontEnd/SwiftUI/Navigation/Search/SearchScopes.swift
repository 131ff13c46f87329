internal import LayoutCore
public import ViewGraph

/// A modifier that puts a picker of scopes by the field of a search (V10.8).
public struct _SearchScopesModifier {
  let activation: SearchScopeActivation
  let picker: AnyView
}

extension _SearchScopesModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    // Outside of a navigation container, the container's content has the field.
    guard node.navigation != nil else {
      node.setOutput(.inPlace)
      return node.updateChildren(node.inputs { $0.outerSearchScopes = self }, base)
    }
    node.setOutput(.modifier(EnvironmentPassthrough.modifier("searchScopes")))
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      cursor.layer(0) { AnyView._append(picker, to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    // Outside of a container there is nothing to emit.
    guard let layer = node.layer(0) else { return node.emitOutput(into: &emitter) }
    let views = emitter.builder { $0.emit(layer.children) }
    emitter.builder.prefer(.searchScopes(SearchScopes(activation.engine, views)))
    emitter.builder.open(
      .modifier(EnvironmentPassthrough.modifier("searchScopes")),
      id: emitter.takeIdentifier()
    )
    emitter.emitSingle(node.children)
    emitter.builder.close()
  }
}

private enum OuterSearchScopesKey: EnvironmentKey {
  static var defaultValue: _SearchScopesModifier? { nil }
}

extension EnvironmentValues {
  /// The scopes that are set outside of the nearest navigation container inside.
  var outerSearchScopes: _SearchScopesModifier? {
    get { self[OuterSearchScopesKey.self] }
    set { self[OuterSearchScopesKey.self] = newValue }
  }
}

/// The moment at which search scopes appear.
public struct SearchScopeActivation: Sendable {
  let engine: SearchScopes.Activation

  /// The system's default: when text is typed.
  public static let automatic = SearchScopeActivation(engine: .automatic)
  /// When text is typed.
  public static let onTextEntry = SearchScopeActivation(engine: .onTextEntry)
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation(engine: .onSearchPresentation)
}

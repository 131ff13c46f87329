internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// A modifier that puts a count or words on its view.
public struct _BadgeModifier {
  let text: Text?
}

extension _BadgeModifier: _PrimitiveModifier {
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let words = text?.string(in: EnvironmentValues(node.inputs.environment))
    let kept = node.kept { KeptValue(words) }
    if kept.value != words { node.graph.noteRestructured() }
    kept.value = words
    node.setOutput(
      words.map { .modifier(.annotation(AccessibilityModifier.badge($0), bringsViews: false)) }
        ?? .inPlace
    )
    node.updateChildren(node.inputs, base)
  }

  public func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    key == ObjectIdentifier(BadgeTrait.self) ? (node.memory as? KeptValue<String?>)?.value : nil
  }

  /// In a row the badge takes room, of which a link has some before its chevron (M4.10).
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard let words = (node.memory as? KeptValue<String?>)?.value, emitter.builder.isInRow,
      node.viewCount == 1, node.control != .section
    else { return node.emitOutput(into: &emitter) }
    let outer = emitter.builder.controlStyles.badge
    defer { emitter.builder.controlStyles.badge = outer }
    if case .navigationLink? = node.control {
      emitter.builder.controlStyles.badge = words
      return node.emitOutput(into: &emitter)
    }
    emitter.builder.open(.hStack(alignment: .center, spacing: nil))
    node.emitOutput(into: &emitter)
    emitter.builder.owner = node.number
    emitter.builder.leaf(.spacer(minLength: nil))
    var hidden = AccessibilityProperties()
    hidden.isHidden = true
    emitter.builder.open(.modifier(.foregroundStyle(.level(.secondary))))
    emitter.builder.open(
      .modifier(
        .annotation(
          AccessibilityModifier.properties(name: "accessibilityHidden", hidden),
          bringsViews: false
        )
      )
    )
    emitter.builder.leaf(.text(words))
    for _ in 0..<3 { emitter.builder.close() }
  }
}

extension View {
  /// A count on the view; none for 0.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(text: count == 0 ? nil : Text(verbatim: String(count))))
  }

  /// Words on the view; nil for none.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(_BadgeModifier(text: label))
  }

  /// Words on the view; nil for none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_BadgeModifier(text: key.map { Text($0) }))
  }

  /// Words on the view as they are; nil for none.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(text: label.map { Text($0) }))
  }
}

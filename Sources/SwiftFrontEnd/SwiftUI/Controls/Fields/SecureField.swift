internal import LayoutCore
public import ViewGraph

/// A field for text that is not shown.
public struct SecureField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let onCommit: (() -> Void)?

  nonisolated init(
    _ text: Binding<String>,
    _ prompt: Text?,
    _ label: Label,
    _ onCommit: (() -> Void)? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.onCommit = onCommit
  }

  /// Creates a field with a label, which only shows if there is no prompt.
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt, label())
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, which shows while nothing has been typed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text, prompt, Text(titleKey))
  }

  /// Creates a field with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text, prompt, Text(title))
  }

  /// Creates a field that says when the return key is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, Text(titleKey), onCommit)
  }

  /// Creates a field with a verbatim title and a handler of the return key.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, Text(title), onCommit)
  }
}

extension SecureField: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.updateField(.secure, FieldText(text), prompt: prompt, onCommit: onCommit) {
      Label._append(label, to: &$0)
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    if let control = node.ownControl { emitter.control(control, of: node) }
  }
}

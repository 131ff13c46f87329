internal import LayoutCore
public import ViewGraph

/// A field for text of any length.
public struct TextEditor {
  let text: FieldText

  /// Creates an editor.
  ///
  /// - Parameter text: The text.
  public nonisolated init(text: Binding<String>) { self.text = FieldText(text) }

  /// Creates an editor of attributed text; typed text has no attributes.
  public nonisolated init(text: Binding<AttributedString>) {
    self.text = FieldText(
      text.map({ String($0.characters) }, { AttributedString($0) })
    )
  }
}

extension TextEditor: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    if node.appliesStyle(\.textEditorStyles, { TextEditorStyleConfiguration() }) { return }
    node.updateField(.editor, text, prompt: nil) { _ in }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.styledControl(of: node, \.textEditorStyles) { $0.control($1, of: node) }
  }
}

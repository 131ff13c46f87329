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

/// The appearance of text editors (V8.5).
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = TextEditorStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of text editors inside.
  public nonisolated func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.textEditorStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum TextEditorStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, TextEditorStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of editors of text, the outermost first.
  var textEditorStyles: [StyleChoice<String, TextEditorStyleConfiguration>] {
    get { self[TextEditorStylesKey.self] }
    set { self[TextEditorStylesKey.self] = newValue }
  }
}

/// The properties of a text editor, for a style.
public struct TextEditorStyleConfiguration {}

/// The platform's own editors.
public struct AutomaticTextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    EmptyView().textEditorStyle(self)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The platform's own editors.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// No background.
public struct PlainTextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PlainTextEditorStyle: TextEditorStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "plain" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    EmptyView().textEditorStyle(self)
  }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

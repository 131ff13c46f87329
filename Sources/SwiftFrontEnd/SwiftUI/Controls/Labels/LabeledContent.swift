internal import LayoutCore
public import ViewGraph

/// A value with a label.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  nonisolated init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent where Label: View, Content: View {
  /// Creates a value with a label.
  ///
  /// - Parameters:
  ///   - content: The value.
  ///   - label: The view that describes the value.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content())
  }

  /// Creates a value with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled text with a localized title.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(Text(titleKey), Text(value))
  }

  /// Creates labeled text with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(Text(title), Text(value))
  }

  /// Creates a value in a format with a title.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(titleKey), Text(verbatim: format.format(value)))
  }

  /// Creates a value in a format with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(title), Text(verbatim: format.format(value)))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labeled content from a style's configuration.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// No body: the view is primitive.
  public typealias Body = Never
}

extension LabeledContent: _PrimitiveView where Label: View, Content: View {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let isStyled = node.appliesStyle(\.labeledContentStyles) {
      LabeledContentStyleConfiguration(
        label: .init(_part: _StylePart(label)),
        content: .init(_part: _StylePart(content))
      )
    }
    if isStyled { return }
    node.setOutput(.content(.control(.labeledContent)))
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Label._append(label, to: &$0) }
      cursor.slot(1) { Content._append(content, to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.styledControl(of: node, \.labeledContentStyles) {
      $0.control($1, of: node, label: node.children[0], content: node.children[1])
    }
  }
}

/// The appearance of labeled content (V8.5).
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of labeled content inside.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style)
    -> some View
  {
    modifier(
      _ControlStyleModifier(style, \.labeledContentStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum LabeledContentStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, LabeledContentStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of values with labels, the outermost first.
  var labeledContentStyles: [StyleChoice<String, LabeledContentStyleConfiguration>] {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

/// The properties of labeled content, for a style.
public struct LabeledContentStyleConfiguration {
  /// The label of the content.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The value.
  public struct Content {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the content.
  public let label: Label
  /// The value.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: _StyleConfigurationView {}

extension LabeledContentStyleConfiguration.Content: _StyleConfigurationView {}

/// The label at the leading edge, the value at the trailing one.
public struct AutomaticLabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).labeledContentStyle(self)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge, the value at the trailing one.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

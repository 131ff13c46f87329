internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// A label, and content that it shows or hides.
public struct DisclosureGroup<Label: View, Content: View> {
  /// Whether they are; nil to let the group keep that itself.
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  nonisolated init(
    _ isExpanded: Binding<Bool>?,
    _ label: Label,
    _ content: @escaping () -> Content
  ) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }
}

extension DisclosureGroup {
  /// Creates a group.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The view that describes the disclosed content.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), content)
  }

  /// Creates a group and a binding of whether it is expanded.
  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label(), content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, Text(titleKey), content)
  }

  /// Creates a group with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, Text(title), content)
  }

  /// Creates a group with a title and a binding of whether it is expanded.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(titleKey), content)
  }

  /// Creates a group with a verbatim title and a binding of whether it is expanded.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(title), content)
  }
}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  /// Creates a group from a style's configuration.
  nonisolated init(_ configuration: DisclosureGroupStyleConfiguration) {
    let content = configuration.content
    self.init(configuration.$isExpanded, configuration.label) { content }
  }
}

extension DisclosureGroup: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let own = node.remember { DisclosureState() }
    let expanded = isExpanded
    let set = { [weak node] (new: Bool) in
      if let expanded {
        expanded.wrappedValue = new
      } else {
        own.isExpanded = new
        node?.invalidate()
      }
    }
    let isShown = node.reading { expanded?.wrappedValue ?? own.isExpanded }
    let says = _AccessibilityModifier { _ in
      .styled(.disclosureGroup(isExpanded: isShown), label: nil)
    }
    let isStyled = node.appliesStyle(\.disclosureGroupStyles) {
      DisclosureGroupStyleConfiguration(
        label: .init(_part: _StylePart(label.modifier(says))),
        content: .init(_part: _StylePart(content())),
        isExpanded: Binding(get: { expanded?.wrappedValue ?? own.isExpanded }, set: set)
      )
    }
    if isStyled { return }
    node.setOutput(.content(.control(.disclosureGroup(isExpanded: isShown))))
    node.acceptState { state in
      guard case .isExpanded(let new) = state else { return false }
      set(new)
      return true
    }
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Label._append(label, to: &$0) }
      if isShown { cursor.slot(1) { Content._append(content(), to: &$0) } }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.styledControl(of: node, \.disclosureGroupStyles) {
      let content = node.children.count > 1 ? node.children[1] : nil
      $0.control($1, of: node, label: node.children[0], content: content)
    }
  }
}

/// Whether a group shows its content.
final class DisclosureState {
  var isExpanded = false
}

/// The appearance of disclosure groups (V8.5).
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of disclosure groups inside.
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style)
    -> some View
  {
    modifier(
      _ControlStyleModifier(style, \.disclosureGroupStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum DisclosureGroupStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, DisclosureGroupStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of groups that disclose views, the outermost first.
  var disclosureGroupStyles: [StyleChoice<String, DisclosureGroupStyleConfiguration>] {
    get { self[DisclosureGroupStylesKey.self] }
    set { self[DisclosureGroupStylesKey.self] = newValue }
  }
}

/// The properties of a disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The content that the group discloses.
  public struct Content {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the group.
  public let label: Label
  /// The content that the group discloses.
  public let content: Content
  /// Whether the group shows its content.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: _StyleConfigurationView {}

extension DisclosureGroupStyleConfiguration.Content: _StyleConfigurationView {}

/// The platform's own groups.
public struct AutomaticDisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(configuration).disclosureGroupStyle(self)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The platform's own groups.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

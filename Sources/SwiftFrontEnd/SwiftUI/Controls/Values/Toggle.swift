internal import LayoutCore
public import ViewGraph

/// A control that is on or off.
public struct Toggle<Label: View> {
  let isOn: [Binding<Bool>]
  let label: Label

  nonisolated init(_ isOn: [Binding<Bool>], _ label: Label) {
    self.isOn = isOn
    self.label = label
  }

  /// Creates a toggle.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: The view that describes the toggle's purpose.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init([isOn], label())
  }

  /// Creates a toggle of several things, which is mixed if they differ.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: isOn] }, label())
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init([isOn], Text(titleKey))
  }

  /// Creates a toggle with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init([isOn], Text(title))
  }

  /// Creates a toggle of several things with a title.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources.map { $0[keyPath: isOn] }, Text(titleKey))
  }

  /// Creates a toggle of several things with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources.map { $0[keyPath: isOn] }, Text(title))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init([isOn], SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with a verbatim title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init([isOn], SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init([configuration.$isOn], configuration.label)
  }
}

extension Toggle: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let values = node.reading { isOn.map(\.wrappedValue) }
    let isMixed = values.contains(true) && values.contains(false)
    let isAllOn = !values.contains(false)
    let set = { (new: Bool) in for binding in isOn { binding.wrappedValue = new } }
    let control = Control.toggle(isMixed ? .mixed : isAllOn ? .on : .off)
    let isStyled = node.appliesStyle(\.toggleStyles, as: (control, _StylePart(label))) {
      ToggleStyleConfiguration(
        label: .init(_part: _StylePart(label)),
        isOn: Binding(get: { isOn.allSatisfy(\.wrappedValue) }, set: set),
        isMixed: isMixed
      )
    }
    node.acceptState { state in
      guard case .toggle(let new) = state else { return false }
      set(new == .on)
      return true
    }
    if isStyled { return }
    node.setOutput(.content(.control(control)))
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { LabelWithSubtitle.append(label, to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.styledControl(of: node, \.toggleStyles, \.toggle) { emitter, control in
      emitter.control(control, of: node, label: node.children[0])
    }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and an image resource.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    isOn: Binding<Bool>
  ) {
    self.init([isOn], SwiftUI.Label(titleKey, image: image))
  }

  /// Creates a menu with a verbatim title and an image resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    isOn: Binding<Bool>
  ) {
    self.init([isOn], SwiftUI.Label(title, image: image))
  }

  /// Creates a toggle with a localized title and an image.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init([isOn], SwiftUI.Label(titleKey, image: image))
  }

  /// Creates a toggle with a verbatim title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: String, isOn: Binding<Bool>) {
    self.init([isOn], SwiftUI.Label(title, image: image))
  }
}

/// The appearance of toggles (V8.5).
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of toggles inside.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.toggleStyles, look: \.toggle) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum ToggleStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<ControlStyles.Toggle, ToggleStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of toggles, the outermost first.
  var toggleStyles: [StyleChoice<ControlStyles.Toggle, ToggleStyleConfiguration>] {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

/// The properties of a toggle, for a style.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// `true` if the values that the toggle stands for differ.
  public let isMixed: Bool
}

extension ToggleStyleConfiguration.Label: _StyleConfigurationView {}

/// The platform's own toggles.
public struct DefaultToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultToggleStyle: ToggleStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Toggle.automatic }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's own toggles.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch behind the label.
public struct SwitchToggleStyle {
  let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a tint.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Toggle.switch }

  /// Returns the styled view.
  @ViewBuilder
  public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      Toggle(configuration).toggleStyle(SwitchToggleStyle()).tint(tint)
    } else {
      Toggle(configuration).toggleStyle(self)
    }

  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button that stays pressed.
public struct ButtonToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ButtonToggleStyle: ToggleStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Toggle.button }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

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

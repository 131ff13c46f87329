internal import LayoutCore

extension AccessibilityRole {
  /// Creates the role of an element or container.
  ///
  /// Traits come first, since modifiers may change them; the control distinguishes elements with
  /// the same traits.
  ///
  /// - Parameters:
  ///   - element: The element or container.
  ///   - content: The view that made it.
  ///   - container: The role of the container that the platform adds around it.
  init(_ element: AccessibilityNode, content: ViewContent, in container: AccessibilityRole?) {
    let control: Control? = if case .control(let control) = content { control } else { nil }
    if element.dismissesPopover {
      self = .button
    } else if element.kind == .container {
      self = Self.container(element, content, control)
    } else {
      self =
        Self.interactive(element.traits, control, in: container)
        ?? Self.passive(element, content, control)
    }
  }

  private static func container(
    _ element: AccessibilityNode,
    _ content: ViewContent,
    _ control: Control?
  ) -> AccessibilityRole {
    switch element.containerType {
    case .list: return .list
    case .landmark: return .landmark
    case .tabBar: return .tabBar
    case nil: break
    }
    if element.traits.contains(.modal) { return .dialog }
    if element.chart != nil { return .chart }
    if case .canvas = content { return .canvas }
    if case .scrollView = content { return .scrollView }
    let isNamed = element.label != nil || element.identifier != nil
    return isNamed ? .group : .anonymousGroup
  }

  /// The role of an operable element; nil for anything else.
  private static func interactive(
    _ traits: AccessibilityTraits,
    _ control: Control?,
    in container: AccessibilityRole?
  ) -> AccessibilityRole? {
    if traits.contains(.secureTextEntry) { return .secureField }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.textEntry) { return traits.contains(.multiline) ? .textEditor : .textField }
    if traits.contains(.adjustable) {
      return control?.semantics.role(.adjustable) ?? .stepper
    }
    if traits.contains(.toggle) {
      return control?.semantics.role(.toggle) ?? .toggleButton
    }
    if traits.contains(.tabButton) { return .tab }
    if traits.contains(.button) {
      if container == .segmentedPicker { return .segment }
      if container == .inlinePicker { return .option }
      if container == .menu { return control.map(\.isOnOrOff) == true ? .checkMenuItem : .menuItem }
      if let role = control?.semantics.role(.button) { return role }
    }
    if let role = control?.semantics.role([]) { return role }
    if traits.contains(.popupButton) { return .menuButton }
    if traits.contains(.link) { return .link }
    if traits.contains(.radioButton) { return .option }
    let buttons: AccessibilityTraits = [.button, .backButton, .keyboardKey]
    return traits.isDisjoint(with: buttons) ? nil : .button
  }

  private static func passive(
    _ element: AccessibilityNode,
    _ content: ViewContent,
    _ control: Control?
  ) -> AccessibilityRole {
    if let role = control?.semantics.role(ofShown: element) { return role }
    if element.chart != nil { return .chart }
    if element.traits.contains(.header) { return .heading }
    if element.traits.contains(.image) { return .image }
    if case .canvas = content { return .canvas }
    return .staticText
  }
}

extension Control {
  /// Whether it is a toggle.
  fileprivate var isOnOrOff: Bool { if case .toggle = self { true } else { false } }
}

extension AccessibilityRole {
  /// Whether it is a picker that shows all its options.
  var isPickerOfChoices: Bool { self == .segmentedPicker || self == .inlinePicker }

  /// Whether it is one option of several.
  var isOneOfSeveral: Bool {
    self == .tab || self == .segment || self == .option || self == .menuItem
  }

  /// Whether it is a navigation bar or toolbar.
  var isBar: Bool { self == .navigationBar || self == .toolBar }

  /// Whether it is a presentation over the screen.
  var isPresentation: Bool { self == .alert || self == .dialog }
}

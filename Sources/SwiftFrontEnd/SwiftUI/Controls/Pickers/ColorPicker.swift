internal import LayoutCore
public import ViewGraph

/// A control that selects a colour: a label, and a well of the colour.
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// Creates a picker.
  public nonisolated init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let color = node.reading { selection.wrappedValue }
    let environment = node.environment
    node.setOutput(.content(.control(.colorPicker(color.value(in: environment)))))
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Label._append(label, to: &$0) }
    }
    node.acceptState { state in
      guard case .text(let words) = state, let color = Color(words: words) else { return false }
      selection.wrappedValue = supportsOpacity ? color : color.opaque
      return true
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard let control = node.ownControl else { return }
    emitter.control(control, of: node, label: node.children[0])
  }
}

extension Color {
  /// Creates a colour from a system name, `#RRGGBB` or `#RRGGBBAA`; nil for other text.
  fileprivate init?(words: String) {
    if let system = SystemColor(rawValue: words) {
      self.init(system)
      return
    }
    let digits = words.dropFirst()
    guard words.first == "#", digits.count == 6 || digits.count == 8,
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let value = digits.count == 6 ? number << 8 | 0xFF : number
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }

  /// The colour without transparency.
  fileprivate var opaque: Color {
    guard case .value(var color) = source else { return self }
    color.opacity = 1
    return Color(color)
  }
}

extension ColorPicker {
  /// Creates a picker of a `CGColor`.
  public nonisolated init(
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: Binding(
        get: { Color(cgColor: selection.wrappedValue) },
        set: { color in
          let components = color.resolve(in: EnvironmentValues())
          selection.wrappedValue = CGColor(
            red: CGFloat(components.red),
            green: CGFloat(components.green),
            blue: CGFloat(components.blue),
            alpha: CGFloat(components.opacity)
          )
        }
      ),
      supportsOpacity: supportsOpacity,
      label: label
    )
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of a `CGColor` with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker of a `CGColor` with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

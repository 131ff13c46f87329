internal import LayoutCore
internal import ViewGraph

/// The title, message and buttons of an alert, in the older API.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two answers.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// Creates an alert with answers below each other.
  public static func sideBySideButtons(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title,
      message: message,
      primaryButton: primaryButton,
      secondaryButton: secondaryButton
    )
  }

  /// An answer.
  public struct Button {
    enum Role { case cancel, destructive }

    let role: Role?
    let label: Text
    let action: (() -> Void)?

    /// An answer.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    /// Returns a cancel button.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// Returns a cancel button with the system's title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text(verbatim: "Cancel"), action: action)
    }

    /// An answer that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// The answers of an alert or action sheet.
struct AnswerButtons {
  let buttons: [Alert.Button]
}

extension AnswerButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { AnswerButton(button: buttons[$0]) }
  }
}

/// An answer of an alert or action sheet.
struct AnswerButton {
  let button: Alert.Button
}

extension AnswerButton: _PrimitiveView {
  private var control: Control {
    switch button.role {
    case .cancel: .button(.cancel)
    case .destructive: .button(.destructive)
    case nil: .button(nil)
    }
  }

  func _update(_ node: GraphNode) {
    node.setOutput(.content(.control(control)))
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Text._append(button.label, to: &$0) }
    }
    let action = button.action
    var requests = RequestHandlers()
    requests.activate = { action?() }
    node.requests = requests
  }

  func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.control(control, of: node, label: node.children[0])
  }
}

extension View {
  /// Presents an alert while a value is true, in the older API.
  public nonisolated func alert(
    isPresented: Binding<Bool>,
    content: () -> Alert
  ) -> some View {
    // Built now, as the closure does not escape; the binding is read again later.
    let shown = isPresented.wrappedValue ? content() : nil
    return modifier(
      _AlertModifier(
        kind: .alert,
        item: { isPresented.wrappedValue ? shown.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { $0.title },
        actions: { AnswerButtons(buttons: $0.buttons) },
        message: { $0.message }
      )
    )
  }

  /// Presents an alert for an item while there is one, in the older API.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View {
    let shown = item.wrappedValue.map { (AnyHashable($0.id), content($0)) }
    return modifier(
      _AlertModifier(
        kind: .alert,
        item: { item.wrappedValue == nil ? nil : shown },
        clear: { item.wrappedValue = nil },
        title: { $0.title },
        actions: { AnswerButtons(buttons: $0.buttons) },
        message: { $0.message }
      )
    )
  }
}

/// A choice of answers, by the older name of `confirmationDialog`.
public struct ActionSheet {
  /// An answer.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents an action sheet while a value is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>,
    content: () -> ActionSheet
  ) -> some View {
    // Built now, as the closure does not escape; the binding is read again later.
    let shown = isPresented.wrappedValue ? content() : nil
    return modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { isPresented.wrappedValue ? shown.map { (AnyHashable(0), $0) } : nil },
        clear: { isPresented.wrappedValue = false },
        title: { $0.title },
        titleVisibility: .visible,
        actions: { AnswerButtons(buttons: $0.buttons) },
        message: { $0.message }
      )
    )
  }

  /// Presents an action sheet for an item, while there is one.
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>,
    content: (T) -> ActionSheet
  ) -> some View {
    let shown = item.wrappedValue.map { (AnyHashable($0.id), content($0)) }
    return modifier(
      _AlertModifier(
        kind: .confirmationDialog,
        item: { item.wrappedValue == nil ? nil : shown },
        clear: { item.wrappedValue = nil },
        title: { $0.title },
        titleVisibility: .visible,
        actions: { AnswerButtons(buttons: $0.buttons) },
        message: { $0.message }
      )
    )
  }
}

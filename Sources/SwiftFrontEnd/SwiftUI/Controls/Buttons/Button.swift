internal import LayoutCore
public import ViewGraph

/// A control that runs an action when it is tapped (V13.9).
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// Records whether the body of a primitive style has a button in it; nil without such a style.
  var use: ButtonUse?

  nonisolated init(_ role: ButtonRole?, _ action: @escaping @MainActor () -> Void, _ label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: The closure that a tap runs.
  ///   - label: The view that describes the action.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(nil, action, label())
  }

  /// Creates a button with a role.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role, action, label())
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, Text(titleKey))
  }

  /// Creates a button with a verbatim title.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, Text(title))
  }

  /// Creates a button with a title and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, Text(titleKey))
  }

  /// Creates a button with a verbatim title and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a verbatim title and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, SwiftUI.Label(title, systemImage: systemImage))
  }

  /// Creates a button with a title, a symbol and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a verbatim title, a symbol and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration; it has the next outer style (V8.4).
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(configuration.role, configuration.action, configuration.label)
    use = configuration.use
  }
}

extension Button: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    use?.isButton = true
    node.updateButton(.button(role?.engine), role: role, label: label, action: action)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.button(.button(role?.engine), of: node)
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a localized title and an image resource.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, SwiftUI.Label(titleKey, image: image))
  }

  /// Creates a button with a localized title and an image resource.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, SwiftUI.Label(titleKey, image: image))
  }

  /// Creates a button with a verbatim title and an image resource.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, SwiftUI.Label(title, image: image))
  }

  /// Creates a button with a verbatim title and an image resource.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, SwiftUI.Label(title, image: image))
  }
}

/// The purpose of a button, such as cancelling or deleting.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, close, confirm }

  private let kind: Kind

  /// The button takes something away for good.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The button ends something without doing it.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Closes the presentation.
  public static let close = ButtonRole(kind: .close)
  /// Confirms the changes.
  public static let confirm = ButtonRole(kind: .confirm)

  /// The role for the control; nil if it makes no difference.
  var engine: Control.ButtonRole? {
    switch kind {
    case .destructive: .destructive
    case .cancel: .cancel
    case .close, .confirm: nil
    }
  }
}

/// The standard label of a button's role: its symbol and title.
public struct DefaultButtonLabel {
  let role: ButtonRole
}

extension DefaultButtonLabel: View {
  /// The title and symbol of the role.
  public var body: some View {
    Label(words.title, systemImage: words.symbol)
  }

  private var words: (title: String, symbol: String) {
    if role == .close { return ("Close", "xmark") }
    if role == .confirm { return ("Done", "checkmark") }
    if role == .destructive { return ("Delete", "trash") }
    return ("Cancel", "xmark")
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose label is the standard one of its role.
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role, action, DefaultButtonLabel(role: role))
  }
}

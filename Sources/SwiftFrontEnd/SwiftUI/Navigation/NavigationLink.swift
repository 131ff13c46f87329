internal import LayoutCore
public import ViewGraph

/// A control that navigates to another view (V10.6).
public struct NavigationLink<Label: View, Destination: View> {
  /// The target of the link: a value or a view.
  enum Target {
    /// A value for the stack's destinations; nil for no target.
    case value(AnyHashable?)
    /// A view, which something may show besides the link.
    case view(() -> Destination, Activity?)
  }

  /// The binding that shows the destination of a link as well.
  struct Activity {
    let isActive: () -> Bool
    let setActive: (Bool) -> Void
  }

  let target: Target
  let label: Label

  nonisolated init(_target target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }

  /// Creates a link to a view.
  public nonisolated init(
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_target: .view(destination, nil), label())
  }

  /// Creates a link to a view that is built already.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(_target: .view({ destination }, nil), label())
  }
}

extension NavigationLink: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let navigation = node.navigation
    let control = Control.navigationLink(isInNavigation: navigation != nil)
    var follow: (@MainActor () -> Void)?
    switch target {
    case .value(let value):
      let list = node.environment.listSelection
      if let value {
        follow = {
          // In a list with a selection of the value's type, the link selects it (V10.1).
          let isSelected = list?.selection?.select([value]) ?? false
          if isSelected, navigation?.hasDestination(for: value) != true {
            navigation?.showDetail()
          } else {
            navigation?.push(value)
          }
        }
      }
    case .view(let make, let activity):
      let id = AnyHashable(LinkIdentity(number: node.number))
      let present: @MainActor () -> Void = {
        navigation?.present(id) {
          activity?.setActive(false)
        } _: {
          DeferredView._append(DeferredView(make: make), to: &$0)
        }
      }
      follow = {
        if let activity { activity.setActive(true) } else { present() }
      }
      // The destination that is shown follows the link's updates.
      let isActive = node.reading { activity?.isActive() } ?? navigation?.shows(id)
      switch isActive {
      case true?: present()
      case false? where activity != nil: navigation?.withdraw(id)
      case false?, nil: break
      }
    }
    guard let follow else {
      node.requests = nil
      node.setOutput(.content(.control(control)))
      return node.updateChildren(node.inputs) { cursor in
        cursor.slot(0) { Label._append(label, to: &$0) }
      }
    }
    // Button styles apply to links, too (V8.4).
    node.updateButton(control, role: nil, label: label, action: follow)
    if case .value(let value?) = target { node.requests?.linkValue = value }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.button(.navigationLink(isInNavigation: node.navigation != nil), of: node)
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    guard case .view(_, .some) = target else { return }
    node.navigation?.withdraw(AnyHashable(LinkIdentity(number: node.number)))
  }
}

/// The identity of a link among those that push views.
struct LinkIdentity: Hashable {
  let number: Int32
}

extension NavigationModel {
  /// Whether the views of a presenter are shown.
  func shows(_ id: AnyHashable) -> Bool { entries.contains { $0.id == id } }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(_target: .view(destination, nil), Text(titleKey))
  }

  /// Creates a link with a verbatim title to a view.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(_target: .view(destination, nil), Text(title))
  }

  /// Creates a link with a title to a view that is built already.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(_target: .view({ destination }, nil), Text(titleKey))
  }

  /// Creates a link with a verbatim title to a view that is built already.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(_target: .view({ destination }, nil), Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to a value; nil disables it.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(_target: .value(value.map { AnyHashable($0) }), label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to a value; nil disables it.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(_target: .value(value.map { AnyHashable($0) }), Text(titleKey))
  }

  /// Creates a link with a verbatim title to a value; nil disables it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(_target: .value(value.map { AnyHashable($0) }), Text(title))
  }
}

internal import Controls
internal import LayoutCore
public import ViewGraph

/// Presents an alert while a value is set (V10.11).
public struct _AlertModifier<Item, Actions: View, Message: View> {
  let kind: Presentation.Kind
  let item: () -> (id: AnyHashable, item: Item)?
  let clear: () -> Void
  let title: (Item) -> Text
  var titleVisibility = Visibility.automatic
  let actions: (Item) -> Actions
  let message: (Item) -> Message
}

/// The state of an alert: its title, and the buttons that close it.
@MainActor
private final class AlertMemory: GraphObserver {
  var title = ""
  let presentation = PresentationMemory()
  unowned let node: GraphNode

  init(_ node: GraphNode) { self.node = node }

  /// Each button closes the alert.
  func didUpdate() {
    guard let layer = node.layer(0) else { return }
    for view in layer.viewsInside { close(after: view.node) }
    let cancel = layer.viewsInside.first { $0.node.control == .button(.cancel) }?.node
    presentation.dismissal.cancel = cancel.map { button in
      { [weak button] in button?.requests?.activate?() }
    }
  }

  private func close(after node: GraphNode) {
    if let activate = node.requests?.activate, node.requests?.closesPresentation == false {
      let dismissal = presentation.dismissal
      node.requests?.activate = {
        // The binding is changed before the answer's action runs.
        dismissal.perform()
        activate()
      }
      node.requests?.closesPresentation = true
    }
    for child in node.children { close(after: child) }
  }
}

extension _AlertModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let memory = node.remember { AlertMemory(node) }
    let environment = EnvironmentValues(node.inputs.environment)
    let current = node.reading {
      item().map { (id: $0.id, item: $0.item, title: title($0.item).string(in: environment)) }
    }
    let wasShown = memory.presentation.id != nil
    _ = memory.presentation.note(current?.id)
    let clear = clear
    let presentation = memory.presentation
    presentation.dismissal.perform = { [weak presentation] in
      if presentation?.id != nil { clear() }
    }
    if memory.title != current?.title ?? "" { node.graph.noteRestructured() }
    memory.title = current?.title ?? ""
    let isShown = current != nil
    if isShown != wasShown {
      if isShown { node.graph.observe(memory) } else { node.graph.stopObserving(memory) }
    }
    node.setOutput(isShown ? .modifier(.presentation(Presentation(kind, .everything))) : .inPlace)
    let inputs = node.inputs { $0.dismissal = presentation.dismissal }
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      guard let current else { return }
      cursor.layer(0, inputs) {
        DeferredView._append(DeferredView { actions(current.item) }, to: &$0)
      }
      cursor.layer(1, inputs) {
        DeferredView._append(DeferredView { message(current.item) }, to: &$0)
      }
    }
    node.letDismiss(isShown ? presentation.dismissal : nil)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard let actions = node.layer(0), let memory = node.memory as? AlertMemory else {
      return node.emitOutput(into: &emitter)
    }
    memory.didUpdate()
    let answers = actions.viewsInside.map { view in
      let isCancel = view.node.control == .button(.cancel)
      return AlertContents.Button(isCancel: isCancel) { builder in
        TreeEmitter.emit(into: &builder) { $0.emit(view.node) }
      }
    }
    let message = node.layer(1)?.spokenWords
    emitter.present(
      kind,
      .alert(
        AlertContents(
          title: memory.title,
          showsTitle: titleVisibility == .visible,
          message: message,
          answers: answers.isEmpty ? nil : answers
        )
      ),
      of: node
    )
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    if let memory = node.memory as? AlertMemory { node.graph.stopObserving(memory) }
  }
}

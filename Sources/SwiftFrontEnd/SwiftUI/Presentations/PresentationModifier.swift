internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// Presents views over the screen while a value is set (V10.9).
public struct _PresentationModifier<Item, Content: View> {
  let kind: Presentation.Kind
  let item: () -> (id: AnyHashable, item: Item)?
  let clear: () -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content
}

/// The state of a presentation.
@MainActor
final class PresentationMemory {
  /// The identity of the presented item; nil for none.
  var id: AnyHashable?
  let dismissal = Dismissal()
  /// The edit mode of the presentation.
  private(set) var editing = EditModeContainer()

  /// Records the presented item.
  ///
  /// - Returns: Whether something else has gone.
  func note(_ new: AnyHashable?) -> Bool {
    if id != new { editing = EditModeContainer() }
    defer { id = new }
    return id != nil && id != new
  }
}

extension _PresentationModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let memory = node.remember { PresentationMemory() }
    let current = node.reading(item)
    if memory.note(current?.id), let onDismiss { node.graph.afterLayout { onDismiss() } }
    let clear = clear
    memory.dismissal.perform = { [weak memory] in if memory?.id != nil { clear() } }
    let isShown = current != nil
    // The layout has a presentation outside its presenter, so the presenter's environment disables it
    // (V4.6).
    node.setEmission(node.environment.isEnabled)
    node.setOutput(isShown ? .modifier(.presentation(Presentation(kind, .everything))) : .inPlace)
    let inputs = node.inputs {
      $0.dismissal = memory.dismissal
      // The values of these keys belong to the presenter's own container.
      $0.editMode = nil
      $0.isInForm = false
      $0.editModeContainer = memory.editing
      $0.navigation = nil
      $0.search = nil
    }
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      guard let current else { return }
      cursor.layer(0, inputs) { layer in
        layer.group(.id(IdentityValue(current.id))) {
          DeferredView._append(DeferredView { content(current.item) }, to: &$0)
        }
      }
    }
    node.letDismiss(isShown ? memory.dismissal : nil)
  }

  private static func disabled(
    _ views: @escaping ViewTreeBuilder.Slot
  ) -> ViewTreeBuilder.Slot {
    { builder in
      builder.open(
        .modifier(.annotation(AccessibilityModifier.disabled(true), bringsViews: false))
      )
      builder.open(.group)
      views(&builder)
      builder.close()
      builder.close()
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard let layer = node.layer(0) else { return node.emitOutput(into: &emitter) }
    let views = emitter.slot(of: layer) ?? { _ in }
    let isEnabled = node.environment.isEnabled
    emitter.present(kind, .views(isEnabled ? views : Self.disabled(views)), of: node)
  }
}

extension GraphNode {
  /// Lets users dismiss the node's presentation.
  func letDismiss(_ dismissal: Dismissal?) {
    guard let dismissal else { return requests = nil }
    var requests = RequestHandlers()
    requests.activate = { _ = dismissal.performForUser() }
    requests.perform = { action, _ in
      action.kind == .escape && dismissal.performForUser()
    }
    self.requests = requests
  }
}

extension TreeEmitter {
  /// Emits the views of a node, and its presentation.
  mutating func present(
    _ kind: Presentation.Kind,
    _ presented: ViewTreeBuilder.Presented,
    of node: GraphNode
  ) {
    let modifier = builder.openPresentation(kind, id: takeIdentifier())
    if node.children.contains(where: { $0.viewCount > 0 }) {
      emitSingle(node.children)
    } else {
      // A presentation needs a view to hang on, be it one without content.
      builder.leaf(.text(""))
    }
    builder.present(kind, presented, at: modifier)
  }
}

extension _PresentationModifier where Item == Void {
  nonisolated init(
    _ kind: Presentation.Kind,
    _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)? = nil,
    _ content: @escaping () -> Content
  ) {
    self.init(
      kind: kind,
      item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil },
      clear: { isPresented.wrappedValue = false },
      onDismiss: onDismiss,
      content: { _ in content() }
    )
  }
}

extension _PresentationModifier where Item: Identifiable {
  nonisolated init(
    _ kind: Presentation.Kind,
    _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)? = nil,
    _ content: @escaping (Item) -> Content
  ) {
    self.init(
      kind: kind,
      item: { item.wrappedValue.map { (AnyHashable($0.id), $0) } },
      clear: { item.wrappedValue = nil },
      onDismiss: onDismiss,
      content: content
    )
  }
}

internal import LayoutCore

extension AccessibilityBuilder {
  /// The nodes of a view without its modifiers (A2).
  func bareNodes(of view: PlacedView) -> DraftList {
    switch view.content {
    case .text, .textRuns, .measuredText:
      return DraftList(text(view.string ?? "", view))
    case .image(let name, _, _):
      return DraftList(image(name, view))
    case .control(let control):
      return DraftList(nodes(of: control, view))
    case .scrollView:
      return DraftList(container(of: view, keepsSourceOrder: false))
    case .lazyHStack, .lazyVStack:
      // Lazy containers keep the order of their views (A8.4).
      return DraftList(container(of: view, keepsSourceOrder: true))
    default:
      let children = childNodes(of: view)
      if children.isEmpty { note(view) }
      return children
    }
  }

  /// The nodes of a view's children, one list after the other: layout containers add nothing
  /// (A1.3).
  func childNodes(of view: PlacedView) -> DraftList {
    nodes(of: hierarchy.children(of: view.index))
  }

  private func container(
    of view: PlacedView,
    keepsSourceOrder: Bool
  ) -> [AccessibilityDraft] {
    var container = draft(view.content.typeName, view)
    container.isControl = true
    container.keepsSourceOrder = keepsSourceOrder
    return contain(childNodes(of: view).drafts, in: container)
  }

  func draft(_ role: String, _ view: PlacedView) -> AccessibilityDraft {
    AccessibilityDraft(role: role, view: view, frame: rendered.frame(of: view) ?? view.frame)
  }

  private func text(_ string: String, _ view: PlacedView) -> [AccessibilityDraft] {
    guard !string.isEmpty else {
      ignore(view, "an empty text says nothing")
      return []
    }
    var node = draft("Text", view)
    node.label = [string]
    node.traits = .staticText
    return [node]
  }

  /// An image is called by its name unless someone says more.
  private func image(_ name: String?, _ view: PlacedView) -> [AccessibilityDraft] {
    var node = draft("Image", view)
    node.traits = .image
    if let name {
      node.label = [name]
      node.isLabelOptional = true
    }
    return [node]
  }

  /// Notes that a drawing is not read: colours, shapes, canvases (A2.32).
  private func note(_ view: PlacedView) {
    switch view.content {
    case .canvas:
      ignore(view, "a canvas is a single drawing; give it accessibilityChildren or a label")
    case .shape, .color, .divider:
      ignore(view, "a drawing without accessibility properties is not read")
    default:
      break
    }
  }

  func ignore(_ view: PlacedView, _ reason: String) {
    ignored.append(
      AccessibilityTree.IgnoredView(
        id: paths[view],
        role: view.content.typeName,
        reason: reason
      )
    )
  }
}

internal import LayoutCore

extension AccessibilityBuilder {
  /// Applies a modifier to the list of nodes that reaches it.
  func apply(
    _ modifier: ViewHierarchy.Modifier,
    of view: PlacedView,
    inner: ModifiedView,
    to nodes: inout DraftList
  ) {
    // Views behind come first, views in front afterwards (A7.7).
    switch modifier.placed.layer {
    case .behind: nodes.prepend(self.nodes(of: modifier.content))
    case .inFront: nodes.append(self.nodes(of: modifier.content))
    case .overScene: present(modifier, window: result.windowSize)
    case .nowhere, nil: break
    }
    if case .listRow = modifier.placed.content {
      takeCell(ModifiedView(inner, with: modifier.placed, rendered), &nodes)
    } else if case .annotation(let annotation, _) = modifier.placed.content {
      guard let accessibility = annotation.value as? AccessibilityModifier else { return }
      nodes.change { apply(accessibility, modifier, of: view, inner: inner, to: &$0) }
    } else if case .hidden = modifier.placed.content {
      if !nodes.isEmpty { ignore(view, "it is removed by hidden()") }
      nodes = DraftList()
    } else if case .opacity(0) = modifier.placed.content {
      nodes.change { drafts in
        for index in drafts.indices { drafts[index].visibility.isTransparent = true }
      }
    }
  }

  /// In a list a single element is its whole cell, on iOS 17 and later (A7.8).
  private func takeCell(_ cell: ModifiedView, _ nodes: inout DraftList) {
    nodes.change { drafts in
      nameRowControls(&drafts, in: cell.frame)
      guard system >= .iOS17 else { return }
      let shown = drafts.indices.filter { !drafts[$0].visibility.resolved }
      if let only = shown.first, shown.count == 1, !drafts[only].isContainer {
        drafts[only].takeGeometry(of: cell)
      }
    }
  }

  private func content(of modifier: ViewHierarchy.Modifier) -> [AccessibilityDraft] {
    nodes(of: modifier.content).drafts
  }

  private func apply(
    _ accessibility: AccessibilityModifier,
    _ modifier: ViewHierarchy.Modifier,
    of view: PlacedView,
    inner: ModifiedView,
    to nodes: inout [AccessibilityDraft]
  ) {
    switch accessibility {
    case .properties(_, let properties):
      applyProperties(properties, of: view, inner: inner, to: &nodes)
    case .element(let behavior, let containerType):
      applyElement(behavior, containerType, of: view, inner: inner, to: &nodes)
    case .children:
      applyChildren(content(of: modifier), of: view, inner: inner, to: &nodes)
    case .representation:
      ignore(nodes, "its accessibilityRepresentation stands for it")
      nodes = content(of: modifier)
      // A single element that stands for the view has the view's frame (A6.4).
      if nodes.count == 1 { nodes[0].takeGeometry(of: inner) }
    case .contentShape:
      // It changes the outline, never the frame (A7.5).
      if nodes.count == 1 { nodes[0].outline = (inner.view, inner.modifierCount + 1) }
    case .disabled(let isDisabled):
      guard isDisabled else { return }
      for index in nodes.indices {
        nodes[index].imply(.notEnabled)
        nodes[index].lastingActions = []
      }
    case .redacted:
      redact(&nodes)
    case .unredacted:
      keep(&nodes)
    case .badge(let text):
      for index in nodes.indices where nodes[index].values.isEmpty { nodes[index].values = [text] }
    case .symbol(let name):
      for index in nodes.indices { nodes[index].label = [SystemSymbol.spokenName(of: name)] }
    case .decorative:
      ignore(view, "a decorative image is not read")
      nodes = []
    case .gesture:
      for index in nodes.indices { nodes[index].answersTaps = true }
    case .selection, .unselectable:
      return
    case .styled(let control, let label):
      applyStyle(of: control, label: label, view, inner, to: &nodes)
    case .refreshable:
      // The containers of lists come from the platform.
      guard nodes.count == 1, nodes[0].isContainer else { return }
      nodes[0].actions.append(.refresh)
    }
  }

  // MARK: Properties

  /// Applies properties: to a new element if there is none, otherwise to every node of the list
  /// (A3.1).
  ///
  /// A list of one takes the geometry of the modified view (A7.2).
  private func applyProperties(
    _ properties: AccessibilityProperties,
    of view: PlacedView,
    inner: ModifiedView,
    to nodes: inout [AccessibilityDraft]
  ) {
    guard !properties.isEmpty else { return }
    if nodes.isEmpty {
      var element = draft(view.typeName, view)
      element.takeGeometry(of: inner)
      nodes = [element]
    }
    if nodes.count == 1 { nodes[0].takeGeometry(of: inner) }
    for index in nodes.indices {
      nodes[index].apply(properties, on: system)
    }
  }

  // MARK: Elements

  private func applyElement(
    _ behavior: AccessibilityModifier.ChildBehavior,
    _ containerType: AccessibilityModifier.ContainerType?,
    of view: PlacedView,
    inner: ModifiedView,
    to nodes: inout [AccessibilityDraft]
  ) {
    var element = draft(view.typeName, view)
    element.takeGeometry(of: inner)
    switch behavior {
    case .ignore:
      ignore(nodes, "its container ignores its children")
      nodes = [element]
    case .contain:
      if nodes.count == 1, nodes[0].isContainer {
        nodes[0].takeGeometry(of: inner)
        return
      }
      element.containerType = containerType
      element.part = "contain"
      nodes = contain(nodes, in: element)
    case .combine:
      // A single ordinary element is the combination.
      if nodes.count == 1, !nodes[0].isContainer, !nodes[0].isControl {
        nodes[0].takeGeometry(of: inner)
        return
      }
      ignore(nodes, "it is combined with what stands beside it")
      CombineRule(system: system).merge(nodes, into: &element)
      nodes = [element]
    }
  }

  /// Notes nodes that are left out of the tree.
  func ignore(_ nodes: [AccessibilityDraft], _ reason: String) {
    ignored += nodes.map {
      AccessibilityTree.IgnoredView(id: id(of: $0), role: $0.role, reason: reason)
    }
  }

  /// The content in a container; a single element of the view gives its properties to the container
  /// (A6.6).
  private func applyChildren(
    _ children: [AccessibilityDraft],
    of view: PlacedView,
    inner: ModifiedView,
    to nodes: inout [AccessibilityDraft]
  ) {
    var container = draft(view.typeName, view)
    if nodes.count == 1, !nodes[0].isContainer {
      container = nodes[0]
      container.visibility = AccessibilityDraft.Visibility()
      // A container of its children is no text any more.
      container.traits.subtract(
        AccessibilityTraits.staticText.subtracting(container.explicitTraits)
      )
    } else {
      ignore(nodes, "accessibilityChildren stand for it")
    }
    container.part = ""
    container.takeGeometry(of: inner)
    nodes = contain(children, in: container)
  }

  /// A container of nodes; the bare nodes if the tree would become too deep.
  func contain(
    _ children: [AccessibilityDraft],
    in container: AccessibilityDraft
  ) -> [AccessibilityDraft] {
    var container = container
    container.isContainer = true
    container.children = children
    container.height = 1 + (children.map(\.height).max() ?? 0)
    guard container.height <= AccessibilityTree.maximumDepth else {
      let limit = AccessibilityTree.maximumDepth
      ignore([container], "containers are nested deeper than \(limit) levels")
      return children
    }
    return [container]
  }

  /// Placeholders hide texts and images (A5.4).
  private func redact(_ nodes: inout [AccessibilityDraft]) {
    for index in nodes.indices {
      let isPlaceholder =
        !nodes[index].traits.isDisjoint(with: [.staticText, .image])
        && !nodes[index].traits.contains(.button) && !nodes[index].visibility.isUnredacted
      if isPlaceholder { nodes[index].visibility.isPlaceholder = true }
      redact(&nodes[index].children)
    }
  }

  /// Keeps texts and images from becoming placeholders by a modifier further out, `unredacted()`.
  private func keep(_ nodes: inout [AccessibilityDraft]) {
    for index in nodes.indices {
      nodes[index].visibility.isUnredacted = true
      keep(&nodes[index].children)
    }
  }

  /// A presentation is in no list: no modifier of the presenting view applies to it, not even one
  /// that hides that view.
  ///
  /// - Parameter window: The window's size, in points.
  private func present(_ modifier: ViewHierarchy.Modifier, window: Size) {
    presentedCount += 1
    let number = presentedCount
    var drafts = nodes(of: modifier.content).drafts
    if case .presentation(let presentation) = modifier.placed.content, presentation.kind.hasAnswers
    {
      for index in drafts.indices where drafts[index].traits.contains(.button) {
        // An answer is all of its row (M9.2, M9.3).
        let row = hierarchy.views[drafts[index].view].modifiers.last
        if let row, !drafts[index].isContainer {
          drafts[index].frame = rendered.frame(of: row) ?? row.frame
        }
      }
    }
    if case .presentation(let presentation) = modifier.placed.content, presentation.isPopover,
      let content = modifier.content.first
    {
      drafts.append(dismissRegion(around: content, window: window))
    }
    presented.append(Presented(number: number, drafts: drafts))
  }

  /// The element around a popover that dismisses it (A2.41).
  private func dismissRegion(around content: Int, window: Size) -> AccessibilityDraft {
    var region = draft(AccessibilityNode.dismissRegion, hierarchy.views[content])
    region.part = "dismiss"
    region.frame = Rect(origin: .zero, size: window)
    region.label = ["dismiss popup"]
    region.hints = ["Double tap to dismiss popup window"]
    region.traits = .button
    region.actions = [AccessibilityAction(.default, name: "dismiss popup")]
    region.isControl = true
    // The popover's content comes before the views around it.
    region.sortPriority = -1
    return region
  }
}

extension Presentation {
  /// Whether it is beside its anchor, and is dismissed by the area around it.
  fileprivate var isPopover: Bool {
    if case .beside = placement.place { true } else { false }
  }
}

extension AccessibilityNode {
  /// The role of the area around a popover, as UIKit names it.
  static let dismissRegion = "PopoverDismissRegion"

  /// Whether it is the area that dismisses a popover.
  var dismissesPopover: Bool { role == AccessibilityNode.dismissRegion }
}

extension Presentation.Kind {
  /// Whether it is a message with buttons in rows.
  fileprivate var hasAnswers: Bool { self == .alert || self == .confirmationDialog }
}

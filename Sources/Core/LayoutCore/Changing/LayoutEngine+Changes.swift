/// Laying out the changed parts again, and nothing else.
///
/// A node is *clean* once everything inside is placed as its size and proposal demand. A change
/// makes the nodes around it dirty and drops their cached sizes; others become dirty on the way
/// when they are proposed something new. The rest is neither measured nor placed again. The nodes
/// around a dirty node are dirty, too, except while they are being placed.
extension LayoutEngine {
  /// The current content of a view or modifier.
  func content(of view: Int) -> ViewContent { changes[view] ?? scene.tree.nodes[view].content }

  /// Whether the node that depends on the geometry reader around a node is a modifier.
  func isModifier(_ view: Int, around node: Int) -> Bool {
    guard case .proxied(let make) = scene.tree.nodes[view].content else { return false }
    return make.value(tree.proxy(around: node) ?? .zero).role == .modifier
  }

  /// Changes a view or modifier without resolving the others again.
  ///
  /// - Parameters:
  ///   - view: The position in the view tree.
  ///   - content: Its new content.
  /// - Returns: Whether that was possible; if not, only the content of the view has changed.
  func change(_ view: Int, to content: ViewContent) -> Bool {
    let old = self.content(of: view)
    changes[view] = content
    if case .modifier(let modifier) = content, modifier.role == .drawing,
      case .modifier(let old) = old, old.role == .drawing
    {
      return true
    }
    if case .control(let control) = content, case .control(let old) = old,
      old.isLaidOut(like: control)
    {
      return true
    }
    guard let node = tree.node(of: view) else { return false }
    let before = nodes[node]
    if case .text(let text) = before.kind, case .text(let string) = content {
      guard setText(string, text, at: node) else { return false }
    } else {
      // A change of a brought style, or of the gaps of a stack or list, makes other nodes.
      guard !old.isResolvedWithOthers, !content.isResolvedWithOthers,
        old.stackSpacing == content.stackSpacing,
        let kind = before.kind.answer(
          ChangeQuestion(tree: tree, node: node, content: content)
        )
      else { return false }
      // Another colour or name does not change the layout.
      if case (.filling, .filling) = (before.kind, kind) { return true }
      if case (.circle, .circle) = (before.kind, kind) { return true }
      nodes[node].kind = kind
    }
    noteChange(of: node, from: before)
    return true
  }

  private func setText(_ string: String, _ text: TextNode, at node: Int) -> Bool {
    let environment = tree.environments[Int(nodes[node].environment)]
    let position = Int(text.text)
    let shaped = measurer.shape(StyledText(string, in: environment))
    forgetLineBreaks(of: position)
    tree.table.texts.elements[position].shaped = shaped
    let sizing = TextSizing(metrics: shaped.metrics, environment: environment)
    if tree.table.sizing(of: position) == sizing { return true }
    tree.table.texts.elements[position].sizing = tree.table.add(sizing)
    sizings = tree.table.sizings.elements
    nodes[node].spacing = tree.table.spacing(of: sizing)
    return true
  }

  /// Changes the size or proposal of the root.
  ///
  /// - Returns: Whether that was possible; nothing has changed otherwise.
  func setHost(_ host: LayoutScene.Host) -> Bool {
    if tree.relatesToHost { return false }
    finishLatest()
    scene.host = host
    return true
  }

  /// Asks layouts for their spacing, those inside others first, and updates the nodes that depend
  /// on it.
  func askLayoutsForSpacing() {
    for layout in tree.customLayouts {
      let node = Int(layout)
      // Layouts ask those inside of them, which are up to date then.
      if deepestChange > nodes[node].level { summarizeChanges() }
      // Without subviews it is no layout any more (L26.3).
      guard case .customLayout(let custom) = nodes[node].kind else { continue }
      let spacing = call(custom, node) { layout, subviews, cache in
        layout.spacing(subviews: subviews, cache: &cache).written()
      }
      tree.table.layouts[Int(custom.layout)].spacing = spacing
      let before = nodes[node]
      if tree.table.spacings[Int(before.spacing)] != spacing {
        noteChange(of: node, from: before)
      }
    }
    summarizeChanges()
  }
}

/// Asks for the kind of a node after its view or modifier has changed.
private struct ChangeQuestion: NodeQuestion {
  let tree: LayoutTree
  let node: Int
  let content: ViewContent

  func put(to kind: some NodeBehavior) -> NodeKind? {
    kind.changed(to: content, node, in: &tree.table)
  }
}

extension ViewContent {
  /// Whether a change affects more than the node.
  fileprivate var isResolvedWithOthers: Bool {
    guard case .modifier(let modifier) = self else { return false }
    return switch modifier.role {
    case .style, .shape, .row: true
    case .layout, .trait, .environment, .content, .effect, .drawing: false
    }
  }

  /// The distance between the children of a stack; nil if they are asked for their preference.
  var stackSpacing: Double? {
    if case .hStack(_, let spacing) = self { return spacing }
    if case .vStack(_, let spacing) = self { return spacing }
    if case .lazyHStack(_, let spacing) = self { return spacing }
    if case .lazyVStack(_, let spacing) = self { return spacing }
    if case .layout(let layout) = self { return layout.builtIn?.stackSpacing }
    return nil
  }
}

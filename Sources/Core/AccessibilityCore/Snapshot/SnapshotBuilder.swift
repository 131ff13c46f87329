internal import Controls
public import LayoutCore

/// Makes a snapshot of an accessibility tree: flat, in reading order, with the containers of the
/// platform around their content.
///
/// | part | where |
/// | --- | --- |
/// | which containers there are | ``PlatformContainers`` |
/// | roles | `AccessibilityRole+Element` |
/// | texts, numbers, states | `SnapshotBuilder+State` |
/// | links within texts | `SnapshotBuilder+Links` |
/// | containers and their completion | `SnapshotBuilder+Containers` |
///
/// Every step takes linear time, and none is recursive.
final class SnapshotBuilder {
  /// A node and the positions of the nodes in it among ``drafts``.
  struct Draft {
    var node: AccessibilitySnapshot.Node
    /// The placed view that made it.
    var view: Int
    /// The container of the platform that it is.
    var container: Int?
    var parent: Int?
    var children: [Int] = []
    /// The topmost drafts that it shows and hides.
    var controls: [Int] = []
  }

  let result: LayoutResult
  let hierarchy: ViewHierarchy
  let rendered: RenderedFrames
  let parts: ControlParts
  let platform: PlatformContainers
  let size: Size
  let openPickers: Set<String>
  let visible: VisibleParts
  let paths: ViewPaths

  var drafts: [Draft] = []
  var roots: [Int] = []
  /// The draft of each container of the platform that is not empty.
  var draftOfContainer: [Int?]
  /// The drafts of controls that disclose others, by their views.
  var disclosingDrafts: [Int: Int] = [:]
  /// The topmost drafts in the content of such controls, by the views of the controls.
  var disclosed: [Int: [Int]] = [:]

  private let places: ScreenStructure.SnapshotPlaces
  /// The containers of the platform that are not empty.
  var madeContainers: [Int] = []
  /// The placed view of each node, once there are nodes.
  private(set) var viewsOfNodes: [Int] = []

  /// Creates a builder from that of the tree, whose data serves the snapshot as well.
  init(_ source: AccessibilityBuilder, openPickers: Set<String>) {
    result = source.result
    self.openPickers = openPickers
    hierarchy = source.hierarchy
    rendered = source.rendered
    parts = source.parts
    visible = source.visible
    paths = source.paths
    places = source.structure.snapshotPlaces(of: source)
    platform = places.platform
    draftOfContainer = Array(repeating: nil, count: platform.containers.count)
    size = result.windowSize
  }

  // MARK: Drafts

  /// An element to be processed, with the draft around it.
  private struct Waiting {
    var element: AccessibilityNode
    var parent: Int?
  }

  func build(_ tree: AccessibilityTree) {
    var waiting = tree.rootsInReadingOrder.reversed().map { Waiting(element: $0, parent: nil) }
    while let next = waiting.popLast() {
      let view = placedView(of: next.element)
      let around = draft(of: platform.containerOfView[view], in: next.parent)
      var own = draft(of: next.element, view)
      if own.node.role == .button, let around, drafts[around].node.role == .tabBar {
        // A custom tab bar has tabs as well (A2.40).
        own.node.role = .tab
        own.node.isSelected = next.element.traits.contains(.selected)
      }
      let index = add(own, to: around)
      addMenu(to: index)
      addLinks(to: index)
      waiting += next.element.childrenInReadingOrder.reversed().map {
        Waiting(element: $0, parent: index)
      }
    }
    finishContainers()
  }

  private func draft(of element: AccessibilityNode, _ view: Int) -> Draft {
    let container = platform.containerOfView[view]
    let content = hierarchy.views[view].content
    var role = AccessibilityRole(
      element,
      content: content,
      in: container.map { platform.containers[$0].role }
    )
    if role == .button, isDatePart(view) { role = .datePicker }
    // A toggle in the button style has no switch; one in a custom style is a switch (A2.39).
    if role == .toggleSwitch, parts.view(of: .switch, in: view) == nil { role = .toggleButton }
    if role == .toggleButton, hierarchy.views[view].styledControl != nil { role = .toggleSwitch }
    if element.isExpanded != nil, role == .button { role = .disclosure }
    var node = AccessibilitySnapshot.Node(role: role, element: element)
    // The elements inside are separate nodes.
    node.element.children = []
    node.element.readingOrder = []
    fill(&node, view)
    return Draft(node: node, view: view)
  }

  /// Appends a draft to those of the one around it.
  @discardableResult
  func add(_ draft: Draft, to parent: Int?) -> Int {
    let index = drafts.count
    drafts.append(draft)
    drafts[index].parent = parent
    if let parent { drafts[parent].children.append(index) } else { roots.append(index) }
    noteDisclosure(index, in: parent)
    return index
  }

  /// The draft of a container, made if necessary with those around it, but for containers outside
  /// of the element around.
  private func draft(of container: Int?, in parent: Int?) -> Int? {
    let outermost = parent.flatMap { platform.containerOfView[drafts[$0].view] }
    var missing: [Int] = []
    var next = container
    var around = parent
    while let container = next, container != outermost {
      if let known = draftOfContainer[container] {
        around = known
        break
      }
      missing.append(container)
      next = platform.containers[container].parent
    }
    for container in missing.reversed() {
      around = add(draft(ofContainer: container), to: around)
      draftOfContainer[container] = around
      madeContainers.append(container)
    }
    return around
  }

  /// The placed view that made an element.
  private func placedView(of element: AccessibilityNode) -> Int {
    if let several = places.repeatedViews[element.view] {
      // The content of a modifier of a group is placed for each view of the group.
      let own = several.first { view in
        let path = paths[view]
        return element.id == path
          || element.id.hasPrefix(path)
            && "/#".contains(element.id.dropFirst(path.count).first ?? " ")
      }
      if let own { return own }
    }
    return places.placedViews[element.view] ?? 0
  }

  // MARK: Order

  /// The nodes in preorder.
  func nodes() -> [AccessibilitySnapshot.Node] {
    var positions = [Int](repeating: 0, count: drafts.count)
    var nodes: [AccessibilitySnapshot.Node] = []
    nodes.reserveCapacity(drafts.count)
    var order: [Int] = []
    var waiting: [(draft: Int, parent: Int?)] = roots.reversed().map { ($0, nil) }
    while let (draft, parent) = waiting.popLast() {
      let position = nodes.count
      positions[draft] = position
      nodes.append(drafts[draft].node)
      order.append(draft)
      nodes[position].parent = parent
      if let parent { nodes[parent].children.append(position) }
      waiting += drafts[draft].children.reversed().map { ($0, position) }
    }
    viewsOfNodes = order.map { drafts[$0].view }
    for (position, draft) in order.enumerated() where !drafts[draft].controls.isEmpty {
      nodes[position].controls = drafts[draft].controls.map { positions[$0] }
    }
    return nodes
  }
}

extension AccessibilitySnapshot {
  /// Makes the snapshot of a laid-out screen.
  ///
  /// - Parameters:
  ///   - result: The screen.
  ///   - tree: Its accessibility tree.
  ///   - title: The window's name.
  ///   - focus: The id of the node that has the focus.
  ///   - openPickers: The ids of the menu pickers that are open.
  public init(
    of result: LayoutResult,
    tree: AccessibilityTree,
    title: String,
    focus: String? = nil,
    openPickers: Set<String> = []
  ) {
    let source = AccessibilityBuilder(result)
    self.init(of: source, tree: tree, title: title, focus: focus, openPickers: openPickers)
  }

  /// Creates the snapshot of a screen from its accessibility tree.
  init(
    of source: AccessibilityBuilder,
    tree: AccessibilityTree,
    title: String,
    focus: String? = nil,
    openPickers: Set<String> = []
  ) {
    let builder = SnapshotBuilder(source, openPickers: openPickers)
    builder.build(tree)
    self.init(of: builder, title: title, focus: focus)
  }

  /// Creates the snapshot from a builder's nodes.
  init(of builder: SnapshotBuilder, title: String, focus: String? = nil) {
    self.init(
      title: title,
      size: builder.size,
      language: builder.result.placedScene.environment.locale,
      nodes: builder.nodes()
    )
    shownParts = builder.platform.shownParts
    self.focus = focus.flatMap { id in nodes.firstIndex { $0.element.id == id } }
  }
}

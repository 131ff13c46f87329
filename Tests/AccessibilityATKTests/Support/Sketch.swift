import LayoutCore

@testable import AccessibilityATK
@testable import AccessibilityCore

/// A node of a tree in a test, and those inside.
struct Sketch: Sendable {
  typealias Node = AccessibilitySnapshot.Node

  var node: Node
  var children: [Sketch]

  init(
    _ role: AccessibilityRole,
    _ label: String? = nil,
    children: [Sketch] = [],
    _ change: (inout Node) -> Void = { _ in }
  ) {
    node = Node(role: role, element: .sample(label: label))
    self.children = children
    change(&node)
  }
}

extension AccessibilityNode {
  /// An element of 100 × 20 points that says nothing but its label.
  static func sample(label: String?) -> AccessibilityNode {
    AccessibilityNode(
      id: "",
      kind: .element,
      role: "View",
      label: label,
      traits: [],
      actions: [],
      sortPriority: 0,
      inputLabels: [],
      customContent: [],
      rotors: [],
      relations: [],
      language: "en",
      layoutDirection: .leftToRight,
      frame: Rect(x: 10, y: 20, width: 100, height: 20),
      activationPoint: Point(x: 60, y: 30),
      attributes: [],
      view: 0,
      children: [],
      readingOrder: []
    )
  }
}

/// The snapshot of a window that holds the nodes, in preorder; those without an identity are called
/// by their position.
func snapshot(_ sketches: [Sketch], focus: Int? = nil) -> AccessibilitySnapshot {
  var snapshot = AccessibilitySnapshot(
    title: "Test",
    size: Size(width: 320, height: 480),
    language: "en"
  )
  var pending: [(sketch: Sketch, parent: Int?)] = sketches.reversed().map { ($0, nil) }
  while let (sketch, parent) = pending.popLast() {
    let index = snapshot.nodes.count
    var node = sketch.node
    node.parent = parent
    if node.element.id.isEmpty { node.element.id = "\(index)" }
    snapshot.nodes.append(node)
    if let parent { snapshot.nodes[parent].children.append(index) }
    pending += sketch.children.reversed().map { ($0, index) }
  }
  snapshot.focus = focus
  return snapshot
}

/// The records of the nodes, without those of the application and the window.
func records(
  _ sketches: Sketch...,
  focus: Int? = nil,
  for library: ATKMapper.Library = ATKMapper.Library()
) -> [ATKRecord] {
  let snapshot = snapshot(sketches, focus: focus)
  return Array(ATKMapper.records(of: snapshot, application: "test", for: library).dropFirst(2))
}

/// The record of a single node.
func record(
  _ role: AccessibilityRole,
  _ label: String? = nil,
  focus: Int? = nil,
  for library: ATKMapper.Library = ATKMapper.Library(),
  _ change: (inout Sketch.Node) -> Void = { _ in }
) -> ATKRecord {
  records(Sketch(role, label, change), focus: focus, for: library)[0]
}

extension ATKMapper.Library {
  /// ATK 2.56, which knows switches.
  static let newest = ATKMapper.Library(knownRoles: Set(ATKRole.allCases), hasHelpText: true)
}

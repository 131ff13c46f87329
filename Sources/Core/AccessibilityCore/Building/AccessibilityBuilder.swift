import Controls
public import LayoutCore

/// Makes the accessibility tree of a laid-out screen.
///
/// Nodes flow upward as lists: each view contributes some, a container appends its children's lists,
/// and each modifier, from the innermost on, changes the list that reaches it (A1.1).
///
/// | part | where |
/// | --- | --- |
/// | views and their defaults | `AccessibilityBuilder+Views`, `AccessibilityBuilder+Controls` |
/// | modifiers | `AccessibilityBuilder+Modifiers` |
/// | merging children | ``CombineRule`` |
/// | outlines | ``ContentOutlines`` |
/// | visibility, geometry, order | `AccessibilityBuilder+Finish`, ``ReadingOrder`` |
final class AccessibilityBuilder {
  let result: LayoutResult
  let hierarchy: ViewHierarchy
  let paths: ViewPaths
  let rendered: RenderedFrames
  let outlines: ContentOutlines
  var ignored: [AccessibilityTree.IgnoredView] = []
  /// The ids of the nodes that rotors lead to by the id of their entry.
  var rotorTargets: [String: String] = [:]
  /// The presentations found, and their number.
  var presented: [Presented] = []
  var presentedCount = 0
  let parts: ControlParts
  let visible: VisibleParts
  /// The parts of the result that stay as long as the views keep their places.
  let structure: ScreenStructure
  /// For each placed view the outermost list that it is in.
  var lists: [Int?] { structure.lists }

  /// The nodes of a presentation.
  struct Presented {
    /// The number in the order of the views, so that a presentation over others has a higher one.
    var number: Int
    var drafts: [AccessibilityDraft]
  }

  convenience init(_ result: LayoutResult) {
    let structure = ScreenStructure(result, ViewHierarchy(result))
    self.init(result, in: structure)
  }

  /// - Parameter structure: The known structure of the screen.
  init(_ result: LayoutResult, in structure: ScreenStructure) {
    self.result = result
    self.structure = structure
    hierarchy = ViewHierarchy(result)
    paths = structure.paths
    rendered = structure.rendered
    outlines = ContentOutlines(hierarchy, rendered, isEmpty: !structure.hasContentShapes)
    visible = structure.visible
    parts = ControlParts(
      tree: result.placedScene.tree,
      hierarchy: hierarchy,
      partNodes: structure.partNodes
    )
  }

  /// The system version whose behaviour applies.
  var system: SystemVersion { result.placedScene.environment.system }

  func tree() -> AccessibilityTree {
    // Views that modifiers add take 9,000 bytes a level in a release build.
    withStackSpace(levels: levelsOfLargeFrames(depth: result.placedScene.tree.depth)) {
      finish(nodes(of: hierarchy.children(of: nil)).drafts)
    }
  }

  /// The list of nodes that a view sends up, its modifiers applied.
  func nodes(of index: Int) -> DraftList {
    let view = hierarchy.views[index]
    var nodes = bareNodes(of: view)
    var inner = ModifiedView(view, rendered)
    for modifier in hierarchy.modifiers(of: index) {
      apply(modifier, of: view, inner: inner, to: &nodes)
      inner = ModifiedView(inner, with: modifier.placed, rendered)
    }
    return nodes
  }

  /// The lists of several views, one after the other.
  func nodes(of views: [Int]) -> DraftList {
    var nodes = DraftList()
    for view in views { nodes.append(self.nodes(of: view)) }
    return nodes
  }
}

extension LayoutResult {
  /// The screen's accessibility tree, as the system of its environment makes it.
  public func accessibilityTree() -> AccessibilityTree { AccessibilityBuilder(self).tree() }
}

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
  /// What presentations show, and how many there are.
  var presented: [Presented] = []
  var presentedCount = 0
  let parts: ControlParts
  let visible: VisibleParts
  /// For each placed view the outermost list that it is in.
  private(set) lazy var lists = Self.lists(in: hierarchy)

  /// The nodes of what covers the scene.
  struct Presented {
    /// In the order of the views, so that what covers others has a higher number than they.
    var number: Int
    var drafts: [AccessibilityDraft]
  }

  init(_ result: LayoutResult) {
    self.result = result
    hierarchy = ViewHierarchy(result)
    paths = ViewPaths(hierarchy)
    rendered = RenderedFrames(result)
    outlines = ContentOutlines(hierarchy, rendered)
    visible = VisibleParts(result, hierarchy, rendered)
    parts = ControlParts(tree: result.scene.tree, hierarchy: hierarchy)
  }

  /// The system whose behaviour to follow where systems differ.
  var system: SystemVersion { result.scene.environment.system }

  func tree() -> AccessibilityTree {
    // What a modifier brings along takes 9,000 bytes a level in a release build.
    withStackSpace(levels: levelsOfLargeFrames(depth: result.scene.tree.depth)) {
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

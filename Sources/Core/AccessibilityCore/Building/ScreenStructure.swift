internal import Controls
internal import LayoutCore

/// The parts of a screen's accessibility that depend only on the places of its views.
///
/// It holds no layout, so that the next one needs no copy.
final class ScreenStructure {
  /// The identity of the places (``LayoutResult/places``).
  let places: AnyObject
  let paths: ViewPaths
  let rendered: RenderedFrames
  let visible: VisibleParts
  /// For each placed view the outermost list that it is in.
  let lists: [Int?]
  /// Whether any view has a content shape.
  let hasContentShapes: Bool
  /// The part of a control that each node of the view tree is in (``ControlParts/partNodes``).
  let partNodes: [Int32]
  /// The lookup tables of a snapshot; nil before there is one.
  private(set) var snapshotPlaces: SnapshotPlaces?

  /// The lookup tables of all views that a snapshot needs.
  struct SnapshotPlaces {
    let platform: PlatformContainers
    /// The placed view of each node of the view tree; of several the first.
    let placedViews: [Int?]
    /// The placed views of nodes that are placed several times.
    let repeatedViews: [Int: [Int]]

    init(_ builder: AccessibilityBuilder) {
      let hierarchy = builder.hierarchy
      platform = PlatformContainers(hierarchy, parts: builder.parts)
      var placed = [Int?](repeating: nil, count: builder.result.placedScene.tree.nodes.count)
      var repeated: [Int: [Int]] = [:]
      for view in hierarchy.views {
        if let first = placed[view.source] {
          repeated[view.source, default: [first]].append(view.index)
        } else {
          placed[view.source] = view.index
        }
      }
      placedViews = placed
      repeatedViews = repeated
    }
  }

  init(_ result: LayoutResult, _ hierarchy: ViewHierarchy) {
    places = result.places
    paths = ViewPaths(hierarchy)
    rendered = RenderedFrames(result)
    visible = VisibleParts(result, hierarchy, rendered)
    lists = AccessibilityBuilder.lists(in: hierarchy)
    hasContentShapes = hierarchy.hasContentShapes
    partNodes = ControlParts(tree: result.placedScene.tree, hierarchy: hierarchy).partNodes
  }

  /// Returns the lookup tables for the screen of a builder, made once.
  func snapshotPlaces(of builder: AccessibilityBuilder) -> SnapshotPlaces {
    if let snapshotPlaces { return snapshotPlaces }
    let places = SnapshotPlaces(builder)
    snapshotPlaces = places
    return places
  }
}

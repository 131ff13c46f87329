extension PlacedModifier {
  /// The modifier's name in SwiftUI.
  package var typeName: String { content?.typeName ?? "" }

  /// The frame of a presentation, in points from the scene's top left corner; nil for a
  /// modifier that presents nothing.
  public var presentedFrame: Rect? {
    let nodes = result.engine.tree.nodes
    guard node >= 0, case .presentation = nodes[node].kind else { return nil }
    return result.frames[nodes.secondChild(of: node)]
  }

  /// The layer of the views that it adds; nil if it adds none.
  package var layer: ModifierContent.Layer? {
    if case .content(let layer) = content?.role { layer } else { nil }
  }
}

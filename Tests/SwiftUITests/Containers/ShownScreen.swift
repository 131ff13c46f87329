import Export
import LayoutCore
import ViewGraph

@testable import SwiftUI

/// A screen of a view, and the ways in which tests act on it.
@MainActor
struct ShownScreen {
  let screen: GraphScreen

  init<Content: SwiftUI.View>(_ view: Content) {
    screen = ViewHost.screen(
      view,
      in: LayoutScene(tree: ViewTreeBuilder().finish()),
      measurer: FixedTextMeasurer()
    )
  }

  /// The words that are shown, in the order of the tree.
  func words() throws -> [String] {
    try screen.settle().views.compactMap { $0.content.string }.filter { !$0.isEmpty }
  }

  /// The nodes whose control is of a type.
  func controls(_ type: String) throws -> [GraphNode] {
    try screen.settle()
    var found: [GraphNode] = []
    func walk(_ node: GraphNode) {
      if case .content(.control(let control)) = node.output, control.typeName == type {
        found.append(node)
      }
      node.children.forEach(walk)
    }
    if let root = screen.graph.root { walk(root) }
    return found
  }

  /// The nodes that do something when asked for.
  func nodes(where isWanted: (GraphNode) -> Bool) throws -> [GraphNode] {
    try screen.settle()
    var found: [GraphNode] = []
    func walk(_ node: GraphNode) {
      if isWanted(node) { found.append(node) }
      node.children.forEach(walk)
    }
    if let root = screen.graph.root { walk(root) }
    return found
  }
}

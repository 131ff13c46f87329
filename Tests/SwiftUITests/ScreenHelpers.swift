import AccessibilityCore
import Export
import LayoutCore
import ViewGraph

@testable import SwiftUI

/// A screen of a view, with text of fixed measures.
@MainActor
func screen<Content: SwiftUI.View>(_ view: Content) -> GraphScreen {
  ViewHost.screen(
    view,
    in: LayoutScene(tree: ViewTreeBuilder().finish()),
    measurer: FixedTextMeasurer()
  )
}

/// What tests note, and how they act on views from outside.
@MainActor
final class Record {
  var text = ""
  var values: [String] = []
  var count = 0
  var action: (() -> Void)?

  func note(_ value: String) { values.append(value) }
}

extension GraphNode {
  /// All nodes inside, and this one.
  var all: [GraphNode] { [self] + children.flatMap(\.all) }
}

extension GraphScreen {
  /// The handlers of the first node that has some.
  func handlers(_ has: (RequestHandlers) -> Bool) -> RequestHandlers? {
    graph.root?.all.compactMap(\.requests).first(where: has)
  }
}

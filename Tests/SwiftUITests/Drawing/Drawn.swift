import LayoutCore
import SwiftUI
import ViewGraph

/// A view of which tests look at what the engine has for it.
@MainActor
struct Drawn {
  let result: LayoutResult
  let screen: GraphScreen

  init<Content: SwiftUI.View>(_ view: Content, width: Double = 100, height: Double = 80) throws {
    screen = ViewHost.screen(
      view,
      in: LayoutScene(
        host: .size(Size(width: width, height: height)),
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
    result = try screen.settle()
  }

  /// The engine's views and modifiers, the outermost first.
  var contents: [ViewContent] { screen.layout?.scene.tree.nodes.map(\.content) ?? [] }

  /// The engine's modifiers, the outermost first.
  var modifiers: [ModifierContent] {
    contents.compactMap { if case .modifier(let modifier) = $0 { modifier } else { nil } }
  }

  /// The places of the views that show something.
  var views: [PlacedView] { Array(result.views) }
}

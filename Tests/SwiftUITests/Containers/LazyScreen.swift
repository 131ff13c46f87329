import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// A screen of 400 × 800 points.
@MainActor
struct LazyScreen {
  let screen: GraphScreen

  init<Content: View>(_ view: Content) {
    var scene = LayoutScene(tree: ViewTreeBuilder().finish())
    scene.host = .size(Size(width: 400, height: 800))
    screen = ViewHost.screen(view, in: scene, measurer: FixedTextMeasurer())
  }

  /// The frame of each text, by its characters.
  func frames() throws -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for view in try screen.settle().views {
      guard let string = view.string else { continue }
      frames[string] = CGRect(view.frame)
    }
    return frames
  }

  /// How long the content of the scroll view is.
  func contentLength() throws -> Double {
    let geometry = try screen.settle().views.lazy.compactMap(\.scrollGeometry).first
    return geometry?.contentSize.height ?? .nan
  }

  /// Scrolls the first scroll view.
  func scroll(to position: Double, along axis: LayoutCore.Axis = .vertical) throws {
    try screen.settle()
    let model = GraphScreenBackend(screen)
    let axes: LayoutCore.Axis.Set = axis == .vertical ? .vertical : .horizontal
    for node in screen.graph.root?.all ?? [] {
      guard case .content(.scrollView) = node.output, node.position >= 0 else { continue }
      let to = LayoutCore.ScrollPosition(
        x: axis == .horizontal ? position : 0,
        y: axis == .vertical ? position : 0
      )
      #expect(model.scroll(Int(node.position), along: axes, to: to))
    }
    try screen.settle()
  }

  var isIncomplete: Bool { screen.graph.hasUnmadeRows }
}

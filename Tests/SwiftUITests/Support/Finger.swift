import LayoutCore
import ViewGraph

@testable import SwiftUI

/// A finger on the first view of a screen of 200 × 100 points, which is as large as that.
@MainActor
struct Finger {
  let screen: GraphScreen

  init<Content: SwiftUI.View>(_ view: Content) throws {
    var scene = LayoutScene(tree: ViewTreeBuilder().finish())
    scene.host = .size(Size(width: 200, height: 100))
    screen = ViewHost.screen(view, in: scene, measurer: FixedTextMeasurer())
    try screen.settle()
  }

  var time: Double { screen.graph.clock.time }

  /// Comes to a point at a time; the view is that of an id, or the innermost that fingers mean something
  /// to.
  func down(_ x: Double = 100, _ y: Double = 50, at time: Double? = nil) throws {
    try go(to: time)
    let all = screen.graph.root?.all ?? []
    let node = all.last { $0.requests?.recognizer != nil || $0.requests?.activate != nil }
    let places = (node?.all ?? []).map { Int($0.position) }
    _ = places.first { $0 >= 0 }.map { screen.beginTouch($0, at: Point(x: x, y: y)) }
    try screen.settle()
  }

  func move(_ x: Double, _ y: Double = 50, at time: Double? = nil) throws {
    try go(to: time)
    _ = screen.moveTouch(to: Point(x: x, y: y))
    try screen.settle()
  }

  func up(at time: Double? = nil) throws {
    try go(to: time)
    _ = screen.endTouch()
    try screen.settle()
  }

  func go(to time: Double?) throws {
    if let time { try screen.advance(to: time) }
  }
}

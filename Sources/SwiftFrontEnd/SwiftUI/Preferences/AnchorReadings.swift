internal import LayoutCore
internal import ViewGraph

/// The anchors that a geometry reader has resolved: its content is built again once one of them
/// moves (V5.7).
@MainActor
final class AnchorReadings: GraphObserver {
  private struct Reading {
    weak var view: GraphNode?
    let frame: CGRect?
  }

  private unowned let reader: GraphNode
  private var readings: [Reading] = []
  private var result: LayoutResult?

  private init(_ reader: GraphNode) { self.reader = reader }

  /// Returns the readings of a reader's node.
  static func of(_ reader: GraphNode) -> AnchorReadings {
    if let known = reader.memory as? AnchorReadings { return known }
    let made = AnchorReadings(reader)
    reader.memory = made
    reader.graph.observe(made)
    return made
  }

  /// Returns a view's frame in the last layout, in points of the screen; nil if it was not laid
  /// out.
  func frame(of view: GraphNode) -> CGRect? {
    let frame = currentFrame(of: view)
    readings.append(Reading(view: view, frame: frame))
    return frame
  }

  private func currentFrame(of view: GraphNode) -> CGRect? {
    guard let result, !view.isRemoved else { return nil }
    return view.geometry(in: result).map { CGRect($0.frame(in: .global)) }
  }

  func didLayOut(_ result: LayoutResult) {
    if reader.isRemoved {
      reader.graph.stopObserving(self)
      return
    }
    self.result = result
    let moved = readings.contains { reading in
      reading.view.map { currentFrame(of: $0) != reading.frame } ?? true
    }
    guard moved else { return }
    readings = []
    reader.invalidate()
  }
}

extension GeometryProxy {
  /// Resolves an anchor in the reader's space, in points.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let reader = node
    let origin = frame(in: .global).origin
    nonisolated(unsafe) let anchor = anchor
    nonisolated(unsafe) var place: T?
    // Layout is on the main actor, and geometry is only known there.
    MainActor.assumeIsolated {
      place = anchor.resolved { view in
        reader.flatMap { AnchorReadings.of($0).frame(of: view) }
          .map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
      }
    }
    return place ?? anchor.nowhere
  }
}

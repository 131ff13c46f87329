internal import LayoutCore
internal import ViewGraph

/// A value of a view's geometry that other views can resolve in their own space (V5.7).
public struct Anchor<Value> {
  /// The kind of place.
  public struct Source {
    /// The place in a view of a size, from its top left corner, in points.
    let value: (CGSize) -> Value
    /// Translates the value to another origin.
    let moved: (Value, CGPoint) -> Value
  }

  private let source: Source
  private let node: WeakNode

  init(_ source: Source, of node: GraphNode) {
    self.source = source
    self.node = WeakNode(node)
  }

  /// The place in coordinates in which the view's frame is known.
  ///
  /// - Parameter frame: The frame of a view of the engine's, in points; nil if it has none.
  @MainActor
  func resolved(_ frame: (GraphNode) -> CGRect?) -> Value {
    // The node of a modifier stands for the first view inside.
    let view = node.node.flatMap { $0.views.first ?? $0 }
    let rect = view.flatMap(frame) ?? .zero
    return source.moved(source.value(rect.size), rect.origin)
  }

  /// The value of a view without an extent.
  var nowhere: Value { source.value(.zero) }
}

/// A node that may have gone.
private struct WeakNode {
  weak var node: GraphNode?
  init(_ node: GraphNode) { self.node = node }
}

// A view's geometry is read on the main actor alone.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable {
  /// Returns whether both are equal.
  public static func == (first: Anchor, second: Anchor) -> Bool {
    guard first.node.node != nil, first.node.node === second.node.node else { return false }
    let size = CGSize(width: 1, height: 1)
    return areSame(first.source.value(size), second.source.value(size))
  }
}

extension Anchor: Hashable {
  /// Hashes the essential components.
  public func hash(into hasher: inout Hasher) {
    if let node = node.node { hasher.combine(ObjectIdentifier(node)) }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { unit { CGRect(origin: .zero, size: $0) } }

  /// A rectangle in the view's own coordinates, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { unit { _ in r } }

  private static func unit(_ value: @escaping (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: value) { $0.offsetBy(dx: $1.x, dy: $1.y) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { at { _ in p } }

  /// A point relative to the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    at { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
  }

  /// The top leading corner of the view's bounds.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge of the view's bounds.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view's bounds.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge of the view's bounds.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the view's bounds.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge of the view's bounds.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view's bounds.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge of the view's bounds.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view's bounds.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static func at(_ value: @escaping (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(value: value) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
  }
}

extension Anchor.Source {
  /// Creates an anchor of several values.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { size in
      array.map { $0.value(size) }
    } moved: { values, origin in
      zip(array, values).map { $0.moved($1, origin) }
    }
  }

  /// Creates an anchor of an optional value.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { size in
      anchor.map { $0.value(size) }
    } moved: { value, origin in
      value.flatMap { value in anchor.map { $0.moved(value, origin) } }
    }
  }
}

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

import CoreLocation
import SwiftUI

/// The content of a map.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the content's body.
  associatedtype Body: MapContent

  /// The content that this one is composed of.
  @MapContentBuilder var body: Body { get }

  /// Collects the items to draw.
  func _collect(_ items: inout [_MapItem])
}

extension MapContent {
  /// Collects the items of the body.
  public func _collect(_ items: inout [_MapItem]) { body._collect(&items) }
}

extension MapContent where Body == Never {
  /// No body: the content is primitive.
  public var body: Never { fatalError("\(Self.self) is made of nothing else") }
}

extension Never: MapContent {
  /// Collects no items.
  public func _collect(_ items: inout [_MapItem]) {}
}

/// An item that a map draws.
public struct _MapItem {
  enum Shape {
    /// A view at a place, held at a point of itself.
    case view(AnyView, anchor: UnitPoint, at: CLLocationCoordinate2D)
    case line([CLLocationCoordinate2D], isClosed: Bool)
    case circle(CLLocationCoordinate2D, radius: CLLocationDistance)
  }

  let shape: Shape
  /// The title below the view.
  var title: Text?
  /// The colour of a marker; nil of anything else.
  var tint: AnyShapeStyle?
  /// `true` if the colour was set.
  var hasOwnTint = true
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var strokeStyle = StrokeStyle(lineWidth: 1)

  /// The places that a map shows if it shows the item.
  var rect: MKMapRect {
    switch shape {
    case .view(_, _, let coordinate): return MKMapRect(around: coordinate)
    case .line(let coordinates, _):
      return coordinates.reduce(.null) { $0.union(MKMapRect(around: $1)) }
    case .circle(let center, let radius):
      let side = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
      return MKMapRect(around: center).insetBy(dx: -side, dy: -side)
    }
  }
}

extension MKMapRect {
  /// Creates the rectangle of a coordinate.
  fileprivate init(around coordinate: CLLocationCoordinate2D) {
    self.init(origin: MKMapPoint(coordinate), size: MKMapSize(width: 0, height: 0))
  }
}

/// Builds map content from the statements of a closure.
@resultBuilder
public enum MapContentBuilder {
  /// Empty content.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  /// A single piece of content.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  /// The content of the statements.
  @MainActor public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> _MapContents {
    var parts: [any MapContent] = []
    for part in repeat each content { parts.append(part) }
    return _MapContents(parts: parts)
  }

  /// A statement.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

  /// Returns content that may be absent: an `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

  /// The first branch.
  @MainActor public static func buildEither(first: some MapContent) -> _MapContents {
    _MapContents(parts: [first])
  }

  /// The second branch.
  @MainActor public static func buildEither(second: some MapContent) -> _MapContents {
    _MapContents(parts: [second])
  }

  /// Returns content behind an availability check.
  @MainActor public static func buildLimitedAvailability(_ content: some MapContent) -> _MapContents
  {
    _MapContents(parts: [content])
  }
}

/// Empty map content.
public struct EmptyMapContent: MapContent {
  /// No body: the type is primitive.
  public typealias Body = Never

  /// Creates nothing.
  public nonisolated init() {}

  /// Collects no items.
  public func _collect(_ items: inout [_MapItem]) {}
}

extension Optional: MapContent where Wrapped: MapContent {
  /// No body: the type is primitive.
  public typealias Body = Never

  /// Collects the items, unless nil.
  public func _collect(_ items: inout [_MapItem]) { self?._collect(&items) }
}

/// Several pieces of map content.
public struct _MapContents: MapContent {
  /// No body: the type is primitive.
  public typealias Body = Never

  let parts: [any MapContent]

  /// Adds all.
  public func _collect(_ items: inout [_MapItem]) {
    for part in parts { part._collect(&items) }
  }
}

extension ForEach: MapContent where Content: MapContent {
  /// Creates content for each element.
  public nonisolated init(
    _ data: Data,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(_content: data, id: \.id, content: content)
  }

  /// Creates content for each element.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(_content: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Collects the items of each element.
  public func _collect(_ items: inout [_MapItem]) {
    for element in data { content(element)._collect(&items) }
  }
}

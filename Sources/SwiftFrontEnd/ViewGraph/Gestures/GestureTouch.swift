public import LayoutCore

/// A touch on a view.
public struct GestureTouch: Sendable, Equatable {
  /// The phase of a touch.
  public enum Phase: Sendable {
    case began
    case moved
    case ended
  }

  /// The phase.
  public var phase: Phase
  /// The location on the screen, in points.
  public var globalLocation: Point
  /// The seconds since the screen has appeared.
  public var time: Double
  /// The date of that, in seconds since the beginning of 2001.
  public var date: Double
  /// The view's place in the layout.
  var geometry: GeometryProxy?
  /// The view's presented place.
  var place: ShownPlace?

  /// Whether both have the same phase, place and time.
  public static func == (left: GestureTouch, right: GestureTouch) -> Bool {
    left.phase == right.phase && left.globalLocation == right.globalLocation
      && left.time == right.time && left.date == right.date && left.geometry == right.geometry
  }

  /// Creates a touch.
  public init(_ phase: Phase, at location: Point, time: Double, date: Double) {
    (self.phase, globalLocation, self.time, self.date) = (phase, location, time, date)
  }

  /// The same touch in another phase.
  public func with(_ phase: Phase) -> GestureTouch {
    var touch = self
    touch.phase = phase
    return touch
  }

  /// The location in a coordinate space, in points.
  public func location(in space: CoordinateSpace) -> Point {
    guard let geometry, let place, space != .global else { return globalLocation }
    let own = place.viewPoint(globalLocation)
    let origin = geometry.frame(in: space).origin
    return Point(x: own.x + origin.x, y: own.y + origin.y)
  }

  /// The distance from another touch, in points of the screen.
  public func distance(from other: GestureTouch) -> Double {
    let (x, y) = (
      globalLocation.x - other.globalLocation.x, globalLocation.y - other.globalLocation.y
    )
    return (x * x + y * y).squareRoot()
  }
}

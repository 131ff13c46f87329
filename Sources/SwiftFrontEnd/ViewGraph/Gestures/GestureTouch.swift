public import LayoutCore

/// A finger on a view.
public struct GestureTouch: Sendable, Equatable {
  /// What the finger does.
  public enum Phase: Sendable {
    case began
    case moved
    case ended
  }

  /// What the finger does.
  public var phase: Phase
  /// Where it is on the screen, in points.
  public var globalLocation: Point
  /// The seconds since the screen has appeared.
  public var time: Double
  /// When that is, in seconds since the beginning of 2001.
  public var date: Double
  /// Where the view is.
  var geometry: GeometryProxy?
  /// Where it is shown.
  var place: ShownPlace?

  /// Whether they are the same finger in the same place.
  public static func == (left: GestureTouch, right: GestureTouch) -> Bool {
    left.phase == right.phase && left.globalLocation == right.globalLocation
      && left.time == right.time && left.date == right.date && left.geometry == right.geometry
  }

  /// Creates what is known of a finger.
  public init(_ phase: Phase, at location: Point, time: Double, date: Double) {
    (self.phase, globalLocation, self.time, self.date) = (phase, location, time, date)
  }

  /// The same finger, doing something else.
  public func with(_ phase: Phase) -> GestureTouch {
    var touch = self
    touch.phase = phase
    return touch
  }

  /// Where it is in a coordinate space, in points.
  public func location(in space: CoordinateSpace) -> Point {
    guard let geometry, let place, space != .global else { return globalLocation }
    let own = place.viewPoint(globalLocation)
    let origin = geometry.frame(in: space).origin
    return Point(x: own.x + origin.x, y: own.y + origin.y)
  }

  /// How far it is from where another one is, in points of the screen.
  public func distance(from other: GestureTouch) -> Double {
    let (x, y) = (
      globalLocation.x - other.globalLocation.x, globalLocation.y - other.globalLocation.y
    )
    return (x * x + y * y).squareRoot()
  }
}

/// A shape as a view; it draws into the whole rectangle that layout gives it (rule 19.2).
public enum Shape: Sendable, Hashable {
  case rectangle
  case roundedRectangle(cornerSize: Size)
  case circle
  case ellipse
  case capsule
  case path([PathElement])
}

/// A step of a path, in points from the top left of the shape's rectangle.
public enum PathElement: Sendable, Hashable {
  case move(Point)
  case line(Point)
  case quadCurve(to: Point, control: Point)
  case curve(to: Point, control1: Point, control2: Point)
  case arc(center: Point, radius: Double, start: Double, end: Double, clockwise: Bool)
  case rect(Rect)
  case ellipse(Rect)
  case close
}

extension Path {
  /// The sizes of the corners of a rectangle, in points.
  public struct Corners: Sendable, Hashable {
    /// The size of the top left corner.
    public var topLeft: Size
    /// The size of the top right corner.
    public var topRight: Size
    /// The size of the bottom right corner.
    public var bottomRight: Size
    /// The size of the bottom left corner.
    public var bottomLeft: Size

    /// Creates four corners.
    public init(topLeft: Size, topRight: Size, bottomRight: Size, bottomLeft: Size) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }
  }

  /// Adds a rectangle with round corners as a subpath, from the start of its top side.
  public mutating func addRoundedRect(
    in rect: Rect,
    cornerSize: Size,
    style: CornerStyle = .continuous
  ) {
    let corners = Corners(
      topLeft: cornerSize,
      topRight: cornerSize,
      bottomRight: cornerSize,
      bottomLeft: cornerSize
    )
    addRoundedRect(in: rect, corners: corners, style: style)
  }

  /// Adds a rectangle with corners of several sizes as a subpath, from the start of its top side.
  ///
  /// No corner is larger than half of the shorter side, along either axis (D4.8, D4.13).
  public mutating func addRoundedRect(in rect: Rect, corners: Corners, style: CornerStyle) {
    let half = min(rect.width, rect.height) / 2
    func size(_ corner: Size) -> Size {
      let size = Size(width: min(corner.width, half), height: min(corner.height, half))
      return size.width > 0 && size.height > 0 ? size : .zero
    }
    let room = Size(width: rect.width / 2, height: rect.height / 2)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let parts = [
      Corner(Point(x: right, y: top), (-1, 1), size(corners.topRight), room, style),
      Corner(Point(x: right, y: bottom), (-1, -1), size(corners.bottomRight), room, style),
      Corner(Point(x: left, y: bottom), (1, -1), size(corners.bottomLeft), room, style),
      Corner(Point(x: left, y: top), (1, 1), size(corners.topLeft), room, style),
    ]
    if parts.allSatisfy({ $0.size == .zero }) { return addRect(rect) }
    move(to: parts[3].end(alongX: true))
    for (index, corner) in parts.enumerated() {
      // In clockwise order the path meets the corner's horizontal side first at the top right and
      // at the bottom left.
      corner.add(to: &self, fromX: index % 2 == 0)
    }
    closeSubpath()
  }
}

/// A round corner of a rectangle.
private struct Corner {
  let vertex: Point
  /// The directions to the rectangle's inside along each axis.
  let inwards: (x: Double, y: Double)
  let size: Size
  let style: CornerStyle
  private let horizontal: Side
  private let vertical: Side

  init(
    _ vertex: Point,
    _ inwards: (Double, Double),
    _ size: Size,
    _ room: Size,
    _ style: CornerStyle
  ) {
    self.vertex = vertex
    self.inwards = inwards
    self.size = size
    self.style = style
    horizontal = Side(size.width, room.width, style)
    vertical = Side(size.height, room.height, style)
  }

  /// Distances from the vertex along one side.
  private struct Side {
    /// The length of the side that the corner takes.
    let extent: Double
    /// The distances of the first and the second control point from there.
    let controls: (Double, Double)

    /// Distances of a continuous corner in radii: its start and the two control points.
    private static let free = (extent: 1.528665, first: 1.088490, second: 0.868407)
    /// The same in halves of a side whose whole half is the radius (D4.10).
    private static let tight = (first: 0.96, second: 0.82)

    init(_ radius: Double, _ half: Double, _ style: CornerStyle) {
      let free = Side.free
      switch style {
      case .circular:
        let control = radius * (1 - Path.quarterCircle)
        (extent, controls) = (radius, (control, control))
      case .continuous where radius * free.extent <= half:
        extent = radius * free.extent
        controls = (radius * free.first, radius * free.second)
      case .continuous:
        let least = 1 / free.extent
        let share = half > 0 ? (radius / half - least) / (1 - least) : 0
        func mixed(_ first: Double, _ last: Double) -> Double {
          (first * least * (1 - share) + last * share) * half
        }
        extent = half
        controls = (mixed(free.first, Side.tight.first), mixed(free.second, Side.tight.second))
      }
    }
  }

  private func point(_ x: Double, _ y: Double) -> Point {
    Point(x: vertex.x + inwards.x * x, y: vertex.y + inwards.y * y)
  }

  /// The start or end of the corner.
  func end(alongX: Bool) -> Point {
    alongX ? point(horizontal.extent, 0) : point(0, vertical.extent)
  }

  /// Adds a line to the corner and the corner.
  func add(to path: inout Path, fromX: Bool) {
    let start = end(alongX: fromX)
    if path.currentPoint != start { path.addLine(to: start) }
    if size == .zero { return }
    var points = [end(alongX: false)]
    switch style {
    case .circular:
      points += [point(0, vertical.controls.0), point(horizontal.controls.0, 0)]
    case .continuous:
      // The middle parts grow with the radius, however small the side.
      let (w, h) = (size.width, size.height)
      points += [
        point(0, vertical.controls.0), point(0, vertical.controls.1),
        point(0.074911 * w, 0.631494 * h), point(0.169060 * w, 0.372824 * h),
        point(0.372824 * w, 0.169060 * h), point(0.631494 * w, 0.074911 * h),
        point(horizontal.controls.1, 0), point(horizontal.controls.0, 0),
      ]
    }
    points.append(end(alongX: true))
    if fromX { points.reverse() }
    for index in stride(from: 1, to: points.count, by: 3) {
      path.addCurve(
        to: points[index + 2],
        control1: points[index],
        control2: points[index + 1]
      )
    }
  }
}

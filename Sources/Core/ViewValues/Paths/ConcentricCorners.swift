/// The corners of a rectangle that may be concentric to those of its container, SwiftUI's
/// `ConcentricRectangle` (D4.25).
public struct ConcentricCorners: Sendable, Hashable {
  /// The style of a corner.
  public enum Corner: Sendable, Hashable {
    /// A radius in points.
    case fixed(Double)
    /// The container's corner, with the same centre; at least this radius, in points.
    case concentric(minimum: Double)
  }

  /// The top left corner in a left-to-right layout.
  public var topLeft: Corner
  /// The top right corner.
  public var topRight: Corner
  /// The bottom right corner.
  public var bottomRight: Corner
  /// The bottom left corner.
  public var bottomLeft: Corner
  /// Whether all have the radius of the largest.
  public var isUniform: Bool

  /// Creates four corners.
  public init(
    topLeft: Corner,
    topRight: Corner,
    bottomRight: Corner,
    bottomLeft: Corner,
    isUniform: Bool
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
    self.isUniform = isUniform
  }

  /// The outline in a rectangle, inset at each side.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the shape.
  ///   - inset: The distance at each side.
  ///   - container: The shape around it and its rectangle; nil for none, whose corners are square.
  func path(in rect: Rect, inset: Double, container: (shape: BasicShape, rect: Rect)?) -> Path {
    let inner = rect.insetBy(dx: inset, dy: inset)
    if inner.size.width < 0 || inner.size.height < 0 { return Path() }
    let outer = container.map { (radius: $0.shape.cornerRadius(in: $0.rect.size), rect: $0.rect) }
    // The radius of a corner, by its distance from the container's.
    func radius(_ corner: Corner, _ x: (Rect) -> Double, _ y: (Rect) -> Double) -> Double {
      switch corner {
      case .fixed(let radius): return max(radius - inset, 0)
      case .concentric(let minimum):
        guard let outer else { return max(minimum - inset, 0) }
        let distance = max(abs(x(inner) - x(outer.rect)), abs(y(inner) - y(outer.rect)))
        return max(outer.radius - distance, minimum - inset, 0)
      }
    }
    var radii = [
      radius(topLeft, { $0.minX }, { $0.minY }), radius(topRight, { $0.maxX }, { $0.minY }),
      radius(bottomRight, { $0.maxX }, { $0.maxY }), radius(bottomLeft, { $0.minX }, { $0.maxY }),
    ]
    if isUniform, let largest = radii.max() { radii = radii.map { _ in largest } }
    let sizes = radii.map { Size(width: $0, height: $0) }
    var path = Path()
    path.addRoundedRect(
      in: inner,
      corners: Path.Corners(
        topLeft: sizes[0],
        topRight: sizes[1],
        bottomRight: sizes[2],
        bottomLeft: sizes[3]
      ),
      style: .continuous
    )
    return path
  }
}

extension BasicShape {
  /// A rectangle whose corners follow those of a container, before its place is known.
  package static func concentric(
    _ corners: ConcentricCorners,
    in container: ContainerShape?,
    inset: Double = 0
  ) -> BasicShape {
    var shape = CustomShape(
      "ConcentricRectangle",
      path: { corners.path(in: $0, inset: inset, container: nil) },
      inset: { concentric(corners, in: container, inset: inset + $0) }
    )
    shape.container = container
    shape.following = container.map { container in
      ByIdentity { rect in
        .custom(
          CustomShape(
            "ConcentricRectangle",
            path: { corners.path(in: $0, inset: inset, container: (container.shape, rect)) },
            inset: { concentric(corners, in: container, inset: inset + $0).following(rect) }
          )
        )
      }
    }
    return .custom(shape)
  }

  /// The radius of the corners in a rectangle of a size, in points; that of none is 0.
  fileprivate func cornerRadius(in size: Size) -> Double {
    let half = max(min(size.width, size.height) / 2, 0)
    switch self {
    case .roundedRectangle(let corner, _): return min(corner.width, corner.height, half)
    case .capsule, .circularCapsule, .circle: return half
    case .inset(let shape, let amount):
      return max(shape.cornerRadius(in: size) - amount, 0)
    case .directed(let shape, _): return shape.cornerRadius(in: size)
    case .rectangle, .ellipse, .path, .trim, .custom: return 0
    }
  }
}

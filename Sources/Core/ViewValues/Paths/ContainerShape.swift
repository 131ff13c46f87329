/// The shape of a container, which a `ContainerRelativeShape` inside of it follows (D4.14).
public final class ContainerShape: Sendable, Hashable {
  /// The shape.
  public let shape: BasicShape

  /// Creates a container's shape, which is identified by reference.
  public init(_ shape: BasicShape) { self.shape = shape }

  /// Whether both are of the same container.
  public static func == (first: ContainerShape, second: ContainerShape) -> Bool {
    first === second
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The container's shape, inset for a rectangle inside: by the least of the distances to the
  /// container's edges.
  func path(in rect: Rect, container: Rect) -> Path {
    let distances = [
      rect.minX - container.minX, rect.minY - container.minY, container.maxX - rect.maxX,
      container.maxY - rect.maxY,
    ]
    let distance = max(distances.min() ?? 0, 0)
    return BasicShape.inset(shape, by: distance)
      .path(in: rect.insetBy(dx: -distance, dy: -distance))
  }

  /// The shape that follows the container at a known place.
  fileprivate func shape(in container: Rect, inset: Double = 0) -> CustomShape {
    CustomShape(
      "ContainerRelativeShape",
      path: { self.path(in: $0.insetBy(dx: inset, dy: inset), container: container) },
      inset: { .custom(self.shape(in: container, inset: inset + $0)) }
    )
  }
}

extension BasicShape {
  /// The shape that follows its container, before its place is known; until then it is the
  /// container's shape itself.
  package static func relative(to container: ContainerShape) -> BasicShape {
    var shape = CustomShape(
      "ContainerRelativeShape",
      path: { container.shape.path(in: $0) },
      inset: { .inset(container.shape, by: $0) }
    )
    shape.container = container
    return .custom(shape)
  }

  /// The container that the shape follows; nil if it follows none.
  package var container: ContainerShape? {
    if case .custom(let shape) = base { shape.container } else { nil }
  }

  /// The shape for a container at a place.
  package func following(_ container: Rect) -> BasicShape {
    switch self {
    case .custom(let shape):
      shape.following?.value(container)
        ?? shape.container.map { .custom($0.shape(in: container)) } ?? self
    case .inset(let shape, let amount): .inset(shape.following(container), by: amount)
    case .trim(let shape, let start, let end):
      .trim(shape.following(container), from: start, to: end)
    case .directed(let shape, let behavior): .directed(shape.following(container), behavior)
    case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule, .circularCapsule, .path:
      self
    }
  }
}

/// The effects on a view and around it combined: a transform of the plane if each of them is one.
enum EffectsAround {
  case transform(AffineTransform)
  case projection(Projection)

  private var projection: Projection {
    switch self {
    case .transform(let transform): Projection(transform)
    case .projection(let projection): projection
    }
  }

  /// These effects first and `next` afterwards.
  func concatenating(_ next: EffectsAround) -> EffectsAround {
    if case .transform(let own) = self, case .transform(let other) = next {
      return .transform(own.concatenating(other))
    }
    return .projection(projection.concatenating(next.projection))
  }

  /// The bounding box of a rectangle under the effects; `rect` itself if there is none.
  func boundingBox(of rect: Rect) -> Rect {
    switch self {
    case .transform(let transform): transform.boundingBox(of: rect)
    case .projection(let projection): projection.boundingBox(of: rect) ?? rect
    }
  }

  /// The effects as a transform of the plane: for a projection an approximation at `rect`'s centre.
  func transform(near rect: Rect) -> AffineTransform {
    switch self {
    case .transform(let transform): return transform
    case .projection(let projection):
      let middle = Point(x: rect.midX, y: rect.midY)
      let moved = Projection(AffineTransform(tx: middle.x, ty: middle.y))
        .concatenating(projection)
      return AffineTransform(tx: -middle.x, ty: -middle.y).concatenating(moved.affine)
    }
  }
}

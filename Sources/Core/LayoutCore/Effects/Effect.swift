/// A geometric effect: it changes how a view is drawn, not how it is laid out (L14.2).
package enum Effect: Sendable {
  case rotation(degrees: Double, anchor: UnitPoint)
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case transform(AffineTransform)
  case sized(@Sendable (Size) -> Projection)

  /// The effect of a modifier; nil for any other.
  init?(_ modifier: ModifierContent) {
    if case .rotationEffect(let degrees, let anchor) = modifier {
      self = .rotation(degrees: degrees, anchor: anchor)
    } else if case .scaleEffect(let x, let y, let anchor) = modifier {
      self = .scale(x: x, y: y, anchor: anchor)
    } else if case .transformEffect(let transform) = modifier {
      self = .transform(transform)
    } else if case .rotation3DEffect(let rotation) = modifier {
      self = .sized { rotation.projection(size: $0) }
    } else if case .geometryEffect(_, let transform) = modifier {
      self = .sized(transform.value)
    } else {
      return nil
    }
  }

  /// The effect on a view of `size`, in the view's physical coordinates; for a projection its
  /// approximation near the view's origin.
  ///
  /// In a right-to-left layout the effect is mirrored (L17.5): a rotation is reversed, and anchors
  /// change sides.
  func transform(size: Size, direction: LayoutDirection) -> AffineTransform {
    let logical: AffineTransform
    switch self {
    case .rotation(let degrees, let anchor):
      let (sine, cosine) = sineAndCosine(degrees: degrees)
      logical = AffineTransform(a: cosine, b: sine, c: -sine, d: cosine)
        .about(Point(x: anchor.x * size.width, y: anchor.y * size.height))
    case .scale(let x, let y, let anchor):
      logical = AffineTransform(a: x, d: y)
        .about(Point(x: anchor.x * size.width, y: anchor.y * size.height))
    case .transform(let transform):
      logical = transform
    case .sized(let transform):
      logical = transform(size).affine
    }
    return direction == .leftToRight ? logical : logical.mirrored(in: size.width)
  }

  /// The effect on a view of `size`, if it is no transform of the plane; nil otherwise (D5.20).
  func projection(size: Size, direction: LayoutDirection) -> Projection? {
    guard case .sized(let projection) = self, case let logical = projection(size),
      !logical.isAffine
    else { return nil }
    return direction == .leftToRight ? logical : logical.mirrored(in: size.width)
  }
}

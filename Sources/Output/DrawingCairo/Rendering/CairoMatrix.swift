internal import CCairo
internal import ViewValues

extension cairo_matrix_t {
  init(_ transform: AffineTransform) {
    self.init(
      xx: transform.a,
      yx: transform.b,
      xy: transform.c,
      yy: transform.d,
      x0: transform.tx,
      y0: transform.ty
    )
  }
}

extension AffineTransform {
  /// The average factor of lengths.
  var scaleFactor: Double { abs(a * d - b * c).squareRoot() }
}

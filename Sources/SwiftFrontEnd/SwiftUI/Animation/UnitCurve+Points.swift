/// A course from 0 to 1.
public typealias UnitCurve = AnimationCore.UnitCurve

extension UnitCurve {
  /// A cubic Bézier curve from (0, 0) to (1, 1); time does not run backwards, so the points' x are held
  /// within 0 and 1 (T2.5).
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      CubicBezier(
        Double(startControlPoint.x),
        Double(startControlPoint.y),
        Double(endControlPoint.x),
        Double(endControlPoint.y)
      )
    )
  }
}

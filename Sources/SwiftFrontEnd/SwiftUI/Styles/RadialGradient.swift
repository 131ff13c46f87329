public import LayoutCore

/// A gradient around a point, whose radii are in points.
public struct RadialGradient {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates the gradient.
  public nonisolated init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates the gradient of colours at equal distances.
  public nonisolated init(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Creates the gradient of stops.
  public nonisolated init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      AnyGradient(Gradient(stops: stops)),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  nonisolated init(
    _ gradient: AnyGradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
}

extension RadialGradient: _StyleView {
  /// Returns the style for drawing.
  public nonisolated func _paint(in environment: EnvironmentValues) -> StyleValue {
    StyleValue(
      .radialGradient(
        gradient.engine(in: environment),
        center: center.engine,
        startRadius: Double(startRadius),
        endRadius: Double(endRadius)
      )
    )
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point, whose radii are in points.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      AnyGradient(gradient),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// A gradient around a point, whose radii are in points.
  public static func radialGradient(
    _ gradient: AnyGradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient around a point, whose radii are in points.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      AnyGradient(Gradient(colors: colors)),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// A gradient around a point, whose radii are in points.
  public static func radialGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      AnyGradient(Gradient(stops: stops)),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

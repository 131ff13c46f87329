public import LayoutCore

/// A gradient around a point, by angle.
public struct AngularGradient {
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates the gradient.
  public nonisolated init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates the gradient of colours at equal distances.
  public nonisolated init(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates the gradient of stops.
  public nonisolated init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.init(
      AnyGradient(Gradient(stops: stops)),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  nonisolated init(
    _ gradient: AnyGradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient that goes around once.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .turn)
  }

  /// Creates a gradient that goes around once.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(colors: colors, center: center, startAngle: angle, endAngle: angle + .turn)
  }

  /// Creates a gradient that goes around once.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(stops: stops, center: center, startAngle: angle, endAngle: angle + .turn)
  }
}

extension AngularGradient: _StyleView {
  /// Returns the style for drawing.
  public nonisolated func _paint(in environment: EnvironmentValues) -> StyleValue {
    StyleValue(
      .angularGradient(
        gradient.engine(in: environment),
        center: center.engine,
        startAngle: startAngle.degrees,
        endAngle: endAngle.degrees
      )
    )
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point, by angle.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      AnyGradient(gradient),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// A gradient around a point, by angle.
  public static func angularGradient(
    _ gradient: AnyGradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point, by angle.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      AnyGradient(Gradient(colors: colors)),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// A gradient around a point, by angle.
  public static func angularGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      AnyGradient(Gradient(stops: stops)),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// A gradient around a point, by angle, over a full turn.
  public static func conicGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(
      AnyGradient(gradient),
      center: center,
      startAngle: angle,
      endAngle: angle + .turn
    )
  }

  /// A gradient around a point, by angle, over a full turn.
  public static func conicGradient(
    _ gradient: AnyGradient,
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient, center: center, startAngle: angle, endAngle: angle + .turn)
  }

  /// A gradient around a point, by angle, over a full turn.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(
      AnyGradient(Gradient(colors: colors)),
      center: center,
      startAngle: angle,
      endAngle: angle + .turn
    )
  }

  /// A gradient around a point, by angle, over a full turn.
  public static func conicGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(
      AnyGradient(Gradient(stops: stops)),
      center: center,
      startAngle: angle,
      endAngle: angle + .turn
    )
  }
}

extension Angle {
  /// Once around.
  static let turn = Angle.degrees(360)
}

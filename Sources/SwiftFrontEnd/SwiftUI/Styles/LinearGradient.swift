public import LayoutCore

/// A gradient along a line.
public struct LinearGradient {
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates the gradient.
  public nonisolated init(
    gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates the gradient of colours at equal distances.
  public nonisolated init(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) {
    self.init(AnyGradient(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates the gradient of stops.
  public nonisolated init(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
  }

  nonisolated init(
    _ gradient: AnyGradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

extension LinearGradient: _StyleView {
  /// Returns the style for drawing.
  public nonisolated func _paint(in environment: EnvironmentValues) -> StyleValue {
    StyleValue(
      .linearGradient(
        gradient.engine(in: environment),
        startPoint: startPoint.engine,
        endPoint: endPoint.engine
      )
    )
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: AnyGradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(
      AnyGradient(Gradient(colors: colors)),
      startPoint: startPoint,
      endPoint: endPoint
    )
  }

  /// A gradient along a line.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
  }
}

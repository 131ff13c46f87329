public import LayoutCore

/// A gradient of colours.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location of the colour: 0 is the start, 1 the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colour space of interpolation.
  public struct ColorSpace: Hashable, Sendable {
    let engine: GradientValue.MixingSpace

    /// Encoded sRGB.
    public static let device = ColorSpace(engine: .device)
    /// A perceptually uniform colour space.
    public static let perceptual = ColorSpace(engine: .perceptual)
  }

  /// The colours and where they are.
  public var stops: [Stop]
  private var space = ColorSpace.device

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let values = GradientValue(colors: colors.map { $0.engine })
    stops = zip(colors, values.stops).map {
      Stop(color: $0, location: CGFloat($1.location))
    }
  }

  /// The gradient mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return AnyGradient(gradient)
  }

  func engine(in environment: EnvironmentValues) -> GradientValue {
    GradientValue(
      stops: stops.map {
        GradientValue.Stop(
          color: $0.color.value(in: environment),
          location: Double($0.location)
        )
      },
      mixingSpace: space.engine
    )
  }
}

extension Gradient: ShapeStyle {
  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue {
    AnyGradient(self)._paint(in: environment)
  }
}

/// A gradient of any kind, from the top to the bottom.
public struct AnyGradient: Hashable, Sendable {
  enum Source: Hashable {
    case gradient(Gradient)
    /// The gradient of a colour.
    case standard(Color)
  }

  let source: Source

  /// Creates a type-erased gradient.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  init(_ color: Color) { source = .standard(color) }

  /// The gradient mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    switch source {
    case .gradient(let gradient): gradient.colorSpace(space)
    case .standard: self
    }
  }

  /// Returns the gradient in an environment.
  func engine(in environment: EnvironmentValues) -> GradientValue {
    switch source {
    case .gradient(let gradient): gradient.engine(in: environment)
    case .standard(let color): GradientValue(colors: [color.value(in: environment)])
    }
  }
}

extension AnyGradient: ShapeStyle {
  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue {
    switch source {
    case .standard(let color): StyleValue(.standardGradient(color.value(in: environment)))
    case .gradient(let gradient):
      StyleValue(
        .linearGradient(
          gradient.engine(in: environment),
          startPoint: .top,
          endPoint: .bottom
        )
      )
    }
  }
}

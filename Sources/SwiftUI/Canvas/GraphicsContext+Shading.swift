internal import LayoutCore

extension GraphicsContext {
  /// What paths are painted with; points are those of the context (D8.15).
  public struct Shading: Sendable {
    /// What paints something with bounds, in points.
    private let paint: @Sendable (EnvironmentValues, CGRect) -> StyleValue?

    /// What the engine paints something with.
    func style(in environment: EnvironmentValues, _ bounds: CGRect) -> StyleValue? {
      paint(environment, bounds)
    }

    /// A colour.
    public static func color(_ color: Color) -> Shading {
      Shading { environment, _ in .color(color.value(in: environment)) }
    }

    /// A colour of its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { environment, _ in style._paint(in: environment) }
    }

    /// The foreground style.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Inert: what is drawn already, of which nothing is known.
    public static var backdrop: Shading { Shading { _, _ in nil } }

    /// A shading for each level of a symbol.
    public static func palette(_ array: [Shading]) -> Shading {
      Shading { environment, bounds in
        StyleValue(.levels(array.compactMap { $0.paint(environment, bounds) }))
      }
    }

    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment, bounds in
        StyleValue(
          .linearGradient(
            gradient.engine(in: environment).with(options),
            startPoint: bounds.unit(startPoint),
            endPoint: bounds.unit(endPoint)
          )
        )
      }
    }

    /// Colours around a point.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment, bounds in
        StyleValue(
          .radialGradient(
            gradient.engine(in: environment).with(options),
            center: bounds.unit(center),
            startRadius: Double(startRadius),
            endRadius: Double(endRadius)
          )
        )
      }
    }

    /// Colours that go around a point.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment, bounds in
        StyleValue(
          .angularGradient(
            gradient.engine(in: environment).with(options),
            center: bounds.unit(center),
            startAngle: angle.degrees,
            endAngle: angle.degrees + 360
          )
        )
      }
    }

    /// A mesh of colours.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

    /// A picture that is repeated.
    public static func tiledImage(
      _ image: Image,
      origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)) }
  }
}

extension CGRect {
  /// A point as fractions of the rectangle; the middle of what has no extent.
  fileprivate func unit(_ point: CGPoint) -> LayoutCore.UnitPoint {
    LayoutCore.UnitPoint(
      x: width > 0 ? Double((point.x - minX) / width) : 0.5,
      y: height > 0 ? Double((point.y - minY) / height) : 0.5
    )
  }
}

extension GradientValue {
  /// The gradient as a canvas's options have it.
  fileprivate func with(_ options: GraphicsContext.GradientOptions) -> GradientValue {
    var gradient = self
    if options.contains(.mirror) {
      gradient.extent = .reflect
    } else if options.contains(.repeat) {
      gradient.extent = .repeat
    }
    gradient.mixesLight = options.contains(.linearColor)
    return gradient
  }
}

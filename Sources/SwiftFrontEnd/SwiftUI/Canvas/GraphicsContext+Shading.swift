internal import LayoutCore

extension GraphicsContext {
  /// A colour, gradient or image to fill and stroke with, in the context's points (D8.15).
  public struct Shading: Sendable {
    private enum Paint: Sendable {
      case color(Color)
      /// Any other shading, resolved in an environment.
      case other(@Sendable (EnvironmentValues) -> CanvasShading?)
    }

    private let paint: Paint

    private init(_ paint: Paint) { self.paint = paint }

    private init(_ paint: @escaping @Sendable (EnvironmentValues) -> CanvasShading?) {
      self.paint = .other(paint)
    }

    /// Returns the shading for the drawing engine; nil for the canvas's foreground style.
    func engine(in environment: EnvironmentValues) -> CanvasShading? {
      switch paint {
      case .color(let color): .color(color.value(in: environment))
      case .other(let paint): paint(environment)
      }
    }

    /// The shading as it is in an environment, wherever it is used.
    func resolved(in environment: EnvironmentValues) -> Shading {
      let paint = engine(in: environment)
      return Shading { _ in paint }
    }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(.color(color)) }

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
      Shading { .style(style._paint(in: $0)) }
    }

    /// The foreground style.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// The content drawn so far.
    public static var backdrop: Shading { Shading { _ in .backdrop } }

    /// A shading for each level of a symbol: colours and styles, which have no place in the context.
    public static func palette(_ array: [Shading]) -> Shading {
      Shading { environment in
        let levels = array.compactMap { shading -> StyleValue? in
          switch shading.engine(in: environment) {
          case .color(let color): .color(color)
          case .style(let style): style
          case .linearGradient, .radialGradient, .conicGradient, .tiledImage, .backdrop, nil: nil
          }
        }
        return levels.isEmpty ? nil : .style(StyleValue(.levels(levels)))
      }
    }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let (start, end) = (startPoint.engine, endPoint.engine)
      return Shading { environment in
        .linearGradient(
          gradient.engine(in: environment).with(options),
          from: { _ in start },
          to: { _ in end }
        )
      }
    }

    /// A gradient around a point, by distance.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let (center, start, end) = (center.engine, Double(startRadius), Double(endRadius))
      return Shading { environment in
        .radialGradient(
          gradient.engine(in: environment).with(options),
          center: { _ in center },
          startRadius: { _ in start },
          endRadius: { _ in end }
        )
      }
    }

    /// A gradient around a point, by angle.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let (center, degrees) = (center.engine, angle.degrees)
      return Shading { environment in
        .conicGradient(
          gradient.engine(in: environment).with(options),
          center: { _ in center },
          angle: { _ in degrees }
        )
      }
    }

    /// A mesh of colours.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

    /// A repeated image.
    public static func tiledImage(
      _ image: Image,
      origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      let (paint, origin) = (
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin.engine
      )
      return Shading { environment in
        guard case .image(let value) = paint._paint(in: environment).paint else { return nil }
        return .tiledImage(value, origin: { _ in origin })
      }
    }
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

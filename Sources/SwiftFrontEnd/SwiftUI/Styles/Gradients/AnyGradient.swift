public import LayoutCore

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

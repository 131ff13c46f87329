public import LayoutCore

/// A style with a modification, such as an opacity.
public struct _PaintedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let change: @Sendable (inout StyleValue, EnvironmentValues) -> Void

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue {
    var style = base._paint(in: environment)
    change(&style, environment)
    return style
  }
}

extension ShapeStyle {
  /// The style, fainter by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _PaintedStyle(base: self) { style, _ in style = style.multiplyingOpacity(by: opacity) }
  }

  /// Sets the blend mode of the style.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _PaintedStyle(base: self) { style, _ in style.blendMode = mode.engine }
  }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _PaintedStyle(base: self) { $0.shadows.append(style.engine(in: $1)) }
  }

  private func level(_ level: HierarchicalLevel) -> some ShapeStyle {
    _PaintedStyle(base: self) { style, _ in style.level = level }
  }

  /// The secondary level of the style.
  public var secondary: some ShapeStyle { level(.secondary) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { level(.tertiary) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { level(.quaternary) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { level(.quinary) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current style, fainter by a factor.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The current style with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The current style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

/// A shadow of a filled style.
public struct ShadowStyle: Equatable, Sendable {
  private let kind: ShadowValue.Kind
  private let color: Color?
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat

  /// A drop shadow.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y)
  }

  /// An inner shadow.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y)
  }

  func engine(in environment: EnvironmentValues) -> ShadowValue {
    let standard = Color(.sRGBLinear, white: 0, opacity: kind == .drop ? 0.33 : 0.55)
    return ShadowValue(
      kind,
      color: color == standard ? nil : color?.value(in: environment),
      radius: Double(radius),
      x: Double(x),
      y: Double(y)
    )
  }
}

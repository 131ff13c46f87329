internal import LayoutCore

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

public import LayoutCore

/// What shape the borders of buttons have.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String
  private var radius: CGFloat?

  private init(_ name: String) { self.name = name }

  /// What suits the place.
  public static let automatic = ButtonBorderShape("automatic")
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape("capsule")
  /// The system's corner radius.
  public static let roundedRectangle = ButtonBorderShape("roundedRectangle")
  /// A circle around the label.
  public static let circle = ButtonBorderShape("circle")

  /// A rectangle whose corners have a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    var shape = roundedRectangle
    shape.radius = radius
    return shape
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(_engineShape(in: EnvironmentValues()).path(in: rect.engine))
  }

  /// The shape that is smaller by points at each side.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ButtonBorderShape> {
    _InsetShape(base: self, amount: amount)
  }

  /// What the engine draws.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    switch name {
    case "capsule", "automatic": .capsule
    case "circle": .circle
    default: RoundedRectangle(cornerRadius: radius ?? 8)._engineShape(in: environment)
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the borders of buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension View {
  /// Inert: what is drawn around buttons takes no room.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

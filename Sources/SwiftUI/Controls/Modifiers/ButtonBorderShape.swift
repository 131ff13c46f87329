internal import LayoutCore

/// What shape the borders of buttons have.
public struct ButtonBorderShape: Equatable, Sendable {
  let engine: ControlStyles.ButtonShape
  let radius: CGFloat?

  private init(_ engine: ControlStyles.ButtonShape, radius: CGFloat? = nil) {
    self.engine = engine
    self.radius = radius
  }

  /// What suits the place.
  public static let automatic = ButtonBorderShape(.automatic)
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(.capsule)
  /// The system's corner radius.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle)
  /// A circle around the label.
  public static let circle = ButtonBorderShape(.circle)

  /// A rectangle whose corners have a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle, radius: radius)
  }
}

extension View {
  /// What shape the borders of buttons inside have, which takes no room.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(
      _ControlStyleModifier(
        { _ in },
        look: {
          $0.buttonShape = shape.engine
          $0.buttonRadius = shape.radius.map { Double($0) }
        }
      )
    )
  }
}

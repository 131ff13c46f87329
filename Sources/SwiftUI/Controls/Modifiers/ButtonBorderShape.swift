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

extension View {
  /// Inert: what is drawn around buttons takes no room.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

public import LayoutCore

/// The shape of the borders of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  let engine: ControlStyles.ButtonShape
  let radius: CGFloat?

  private init(_ engine: ControlStyles.ButtonShape, radius: CGFloat? = nil) {
    self.engine = engine
    self.radius = radius
  }

  /// The default of the button's context.
  public static let automatic = ButtonBorderShape(.automatic)
  /// A capsule.
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

extension ButtonBorderShape: InsettableShape {
  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(_engineShape(in: EnvironmentValues()).path(in: rect.engine))
  }

  /// Returns the shape inset on each side, in points.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ButtonBorderShape> {
    _InsetShape(base: self, amount: amount)
  }

  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    switch engine {
    case .capsule, .automatic: .capsule
    case .circle: .circle
    case .roundedRectangle:
      RoundedRectangle(cornerRadius: radius ?? 8)._engineShape(in: environment)
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the borders of buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension View {
  /// Sets the shape of the borders of buttons inside; it does not affect layout.
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

/// The sizing of buttons: to their labels, or to the space they are proposed.
public struct ButtonSizing: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = ButtonSizing(number: 0)
  /// Fills the proposed width.
  public static let flexible = ButtonSizing(number: 1)
  /// As wide as the label.
  public static let fitted = ButtonSizing(number: 2)
}

private enum ButtonSizingKey: EnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}

extension EnvironmentValues {
  /// The sizing of buttons: to their labels, or to the space they are proposed.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets the sizing of buttons inside.
  ///
  /// Inert but for the environment: buttons are as wide as their labels.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}

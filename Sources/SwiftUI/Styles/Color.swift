public import LayoutCore
public import ViewGraph

/// A colour, which may depend on the environment.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  var engine: ColorValue

  init(_ engine: ColorValue) { self.engine = engine }

  init(_ system: SystemColor) { engine = .system(system) }

  /// A space of colours.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour of the catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { engine = ColorValue(.asset(name)) }

  /// A colour of its components, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    engine = ColorValue(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    engine = ColorValue(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  public static let red = Color(SystemColor.red)
  public static let orange = Color(SystemColor.orange)
  public static let yellow = Color(SystemColor.yellow)
  public static let green = Color(SystemColor.green)
  public static let mint = Color(SystemColor.mint)
  public static let teal = Color(SystemColor.teal)
  public static let cyan = Color(SystemColor.cyan)
  public static let blue = Color(SystemColor.blue)
  public static let indigo = Color(SystemColor.indigo)
  public static let purple = Color(SystemColor.purple)
  public static let pink = Color(SystemColor.pink)
  public static let brown = Color(SystemColor.brown)
  public static let white = Color(SystemColor.white)
  public static let gray = Color(SystemColor.gray)
  public static let black = Color(SystemColor.black)
  public static let clear = Color(SystemColor.clear)
  public static let primary = Color(SystemColor.primary)
  public static let secondary = Color(SystemColor.secondary)
  public static let accentColor = Color(SystemColor.accentColor)

  /// The colour, fainter by a factor.
  public func opacity(_ opacity: Double) -> Color {
    var color = engine
    color.opacity *= opacity
    return Color(color)
  }

  public var description: String { engine.name ?? "\(engine)" }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .color(engine) }
}

extension Color: _PrimitiveView {
  public func _update(_ node: GraphNode) { node.setOutput(.content(.color(.color(engine)))) }
}

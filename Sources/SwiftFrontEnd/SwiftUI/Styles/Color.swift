internal import Assets
public import LayoutCore
internal import ViewGraph

/// A colour, which may depend on the environment.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The source of a colour: a value, or derived from other colours.
  enum Source: Hashable, Sendable {
    case value(ColorValue)
    /// A mix of two colours, with the fraction of the second.
    indirect case mix(Color, Color, Double, Gradient.ColorSpace)
    /// A colour, fainter by a factor.
    indirect case faded(Color, Double)
  }

  let source: Source

  init(_ source: Source) { self.source = source }

  init(_ engine: ColorValue) { source = .value(engine) }

  init(_ system: SystemColor) { source = .value(.system(system)) }

  /// A space of colours.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3

    fileprivate var engine: ColorComponents.Space {
      switch self {
      case .sRGB: .sRGB
      case .sRGBLinear: .sRGBLinear
      case .displayP3: .displayP3
      }
    }
  }

  /// Creates a colour of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    let place = BundlePlace(bundle)?.name
    let found = AssetCatalogue.current.name(name, of: .color, in: place)
    // Layout alone warns of a missing colour, too.
    AssetCatalogue.current.warnOfMissingColor(found)
    self.init(ColorValue(.asset(found)))
  }

  /// Creates a colour from its components, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let components = ColorComponents(colorSpace.engine, red: red, green: green, blue: blue)
    self.init(ColorValue(.components(components), opacity: opacity))
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour by hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) { self.init(cgColor.color) }

  /// Creates a colour from a Core Graphics colour.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.color) }

  /// Creates a colour from a UIKit colour.
  public init(uiColor: some _PlatformColor) { self = uiColor._color }

  /// Creates a colour from an AppKit colour.
  public init(nsColor: some _PlatformColor) { self = nsColor._color }

  /// Creates a colour from a UIKit or AppKit colour.
  public init(_ color: some _PlatformColor) { self = color._color }

  /// Creates a colour from resolved components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  /// The system's red .
  public static let red = Color(SystemColor.red)
  /// The system's orange .
  public static let orange = Color(SystemColor.orange)
  /// The system's yellow .
  public static let yellow = Color(SystemColor.yellow)
  /// The system's green .
  public static let green = Color(SystemColor.green)
  /// The system's mint .
  public static let mint = Color(SystemColor.mint)
  /// The system's teal .
  public static let teal = Color(SystemColor.teal)
  /// The system's cyan .
  public static let cyan = Color(SystemColor.cyan)
  /// The system's blue .
  public static let blue = Color(SystemColor.blue)
  /// The system's indigo .
  public static let indigo = Color(SystemColor.indigo)
  /// The system's purple .
  public static let purple = Color(SystemColor.purple)
  /// The system's pink .
  public static let pink = Color(SystemColor.pink)
  /// The system's brown .
  public static let brown = Color(SystemColor.brown)
  /// The system's white .
  public static let white = Color(SystemColor.white)
  /// The system's gray .
  public static let gray = Color(SystemColor.gray)
  /// The system's black .
  public static let black = Color(SystemColor.black)
  /// The system's clear .
  public static let clear = Color(SystemColor.clear)
  /// The system's primary .
  public static let primary = Color(SystemColor.primary)
  /// The system's secondary .
  public static let secondary = Color(SystemColor.secondary)
  /// The system's accentColor .
  public static let accentColor = Color(SystemColor.accentColor)

  /// The colour, fainter by a factor.
  public func opacity(_ opacity: Double) -> Color {
    guard case .value(var color) = source else { return Color(.faded(self, opacity)) }
    color.opacity *= opacity
    return Color(color)
  }

  /// The colour with so much of another one.
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(self, rhs, fraction, colorSpace))
  }

  /// The gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// The colour as one of Core Graphics.
  public var cgColor: CGColor? { CGColor(resolve(in: EnvironmentValues())) }

  /// The name or the hexadecimal components of the colour.
  public var description: String { engine.name ?? engine.hex ?? "\(engine)" }

  /// The colour in a default environment.
  var engine: ColorValue { value(in: EnvironmentValues()) }

  /// The engine's colour in an environment.
  func value(in environment: EnvironmentValues) -> ColorValue {
    switch source {
    case .value(let value): value
    case .faded(let color, let opacity): color.opacity(opacity, in: environment)
    case .mix: Color(resolve(in: environment)).value(in: environment)
    }
  }

  private func opacity(_ opacity: Double, in environment: EnvironmentValues) -> ColorValue {
    var value = value(in: environment)
    value.opacity *= opacity
    return value
  }
}

extension Color: ShapeStyle {
  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue {
    .color(value(in: environment))
  }
}

extension Color: _StyleView {}

/// A colour of UIKit or AppKit.
public protocol _PlatformColor {
  /// The SwiftUI colour.
  var _color: Color { get }
}

extension Color {
  /// Creates the same colour, for overloads that take a style.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }
}

// Colours as shape styles (V13.4).

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// Transparent.
  public static var clear: Color { Color.clear }
}

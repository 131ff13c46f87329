// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A colour, which may depend on traits.
open class UIColor: NSObject, NSSecureCoding, NSItemProviderReading, _PlatformColor,
  @unchecked Sendable
{
  // Constants; a provider is a closure of the user's, which UIKit calls on any thread, too.
  enum Source {
    case components(red: CGFloat, green: CGFloat, blue: CGFloat)
    case named(String)
    case color(Color)
    case dynamic((UITraitCollection) -> UIColor)
  }

  let source: Source
  let alpha: CGFloat

  /// Creates the colour of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      .components(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue)),
      alpha: CGFloat(alpha)
    )
  }

  init(_ source: Source, alpha: CGFloat = 1) {
    self.source = source
    self.alpha = alpha
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.components(red: red, green: green, blue: blue), alpha: alpha)
  }

  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    let color = Color(.displayP3, red: red, green: green, blue: blue)
    self.init(.color(color), alpha: alpha)
  }

  /// Decodes a colour.
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Key.red) else { return nil }
    self.init(
      red: coder.decodeDouble(forKey: Key.red),
      green: coder.decodeDouble(forKey: Key.green),
      blue: coder.decodeDouble(forKey: Key.blue),
      alpha: coder.decodeDouble(forKey: Key.alpha)
    )
  }

  open class var supportsSecureCoding: Bool { true }

  /// Encodes the current components of the colour.
  open func encode(with coder: NSCoder) {
    let components = components
    coder.encode(Double(components.red), forKey: Key.red)
    coder.encode(Double(components.green), forKey: Key.green)
    coder.encode(Double(components.blue), forKey: Key.blue)
    coder.encode(Double(components.alpha), forKey: Key.alpha)
  }

  private enum Key {
    static let (red, green, blue, alpha) = ("UIRed", "UIGreen", "UIBlue", "UIAlpha")
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  public convenience init?(named name: String) { self.init(.named(Color._name(name, in: nil))) }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(.named(Color._name(name, in: bundle)))
  }

  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  public convenience init(_ color: Color) { self.init(.color(color)) }

  /// The SwiftUI colour.
  public var _color: Color {
    let color =
      switch source {
      case .components(let red, let green, let blue):
        Color(red: Double(red), green: Double(green), blue: Double(blue))
      case .named(let name): Color(_named: name)
      case .color(let color): color
      case .dynamic(let provider): provider(.current)._color
      }
    return alpha == 1 ? color : color.opacity(Double(alpha))
  }

  /// Sets the colour of fills and strokes to come.
  open func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of fills to come.
  open func setFill() {
    MainActor.assumeIsolated {
      DrawingContexts.fill = _color
      DrawingContexts.current?.setFillColor(cgColor)
    }
  }
  /// Draws the lines that follow in the colour.
  open func setStroke() {
    MainActor.assumeIsolated {
      DrawingContexts.stroke = _color
      DrawingContexts.current?.setStrokeColor(cgColor)
    }
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(source, alpha: alpha) }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    let color = provider(traitCollection)
    return UIColor(color.source, alpha: color.alpha * alpha)
  }

  /// The components on the screen, in sRGB.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    if case .components(let red, let green, let blue) = source { return (red, green, blue, alpha) }
    var environment = EnvironmentValues()
    environment.colorScheme = _ScreenTraits.current.isDark ? .dark : .light
    let color = _color.resolve(in: environment)
    return (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.opacity))
  }

  public convenience init(cgColor: CGColor) { self.init(.color(Color(cgColor: cgColor))) }

  open var cgColor: CGColor {
    let color = components
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    let (red, green, blue) = (components.red, components.green, components.blue)
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var sector: CGFloat = 0
    if range > 0 {
      if most == red {
        sector = (green - blue) / range
      } else if most == green {
        sector = 2 + (blue - red) / range
      } else {
        sector = 4 + (red - green) / range
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = components.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || _color == other._color
  }

  open override var hash: Int { _color.hashValue }
}

// In addition to the shared colours, so that names such as `.systemRed` are found.
extension Color {
  public init(uiColor: UIColor) { self = uiColor._color }
  public init(_ color: UIColor) { self = color._color }
}

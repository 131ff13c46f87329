/// A colour of numbers.
public final class CGColor: Hashable, Sendable {
  let color: Color.Resolved

  init(_ color: Color.Resolved) { self.color = color }

  /// Creates a colour of its sRGB components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color.Resolved(
      red: Float(red),
      green: Float(green),
      blue: Float(blue),
      opacity: Float(alpha)
    )
  }

  /// Creates a colour of its sRGB components, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Creates a colour of its components and its opacity; nil if there are not four.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count >= 4 else { return nil }
    self.init(
      red: components[0],
      green: components[1],
      blue: components[2],
      alpha: components[3]
    )
  }

  /// The opacity.
  public var alpha: CGFloat { CGFloat(color.opacity) }

  /// The components: red, green, blue and opacity.
  public var components: [CGFloat]? {
    [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) }
  }

  /// The count of components, opacity included.
  public var numberOfComponents: Int { 4 }

  /// The space of the components.
  public var colorSpace: CGColorSpace? { .standard }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var color = color
    color.opacity = Float(alpha)
    return CGColor(color)
  }

  /// The colour in another space; nil for one that is not known.
  ///
  /// Colours keep sRGB's components, which larger gamuts exceed.
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: CFDictionary?
  ) -> CGColor? {
    let known = [
      CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedSRGB,
      CGColorSpace.displayP3,
    ]
    return known.contains(space.name) ? self : nil
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Returns whether both are equal.
  public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }

  /// Hashes the essential components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A space of colours.
public final class CGColorSpace: Sendable {
  /// The name.
  public let name: String

  /// Creates the space of a name.
  public init?(name: String) { self.name = name }

  private init(known name: String) { self.name = name }

  /// sRGB with its transfer curve.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB in linear light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// sRGB with components beyond its gamut.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"

  static let standard = CGColorSpace(known: sRGB)
}

/// The space of red, green and blue, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

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

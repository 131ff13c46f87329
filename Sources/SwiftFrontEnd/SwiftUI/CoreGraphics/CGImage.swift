/// An image: the bytes of a file, or only a size in pixels.
public final class CGImage: Sendable {
  /// The width, in pixels.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The bytes of a file; nil where only the number of the pixels is known.
  public let _data: Data?
  /// The image to draw where there are no bytes; nil if there is neither.
  public let _image: Image?

  package convenience init(width: Int, height: Int) { self.init(_width: width, height: height) }

  /// Creates an image of so many pixels.
  public init(_width width: Int, height: Int, data: Data? = nil, image: Image? = nil) {
    self.width = width
    self.height = height
    _data = data
    _image = image
  }

  /// Creates an image of the bytes of a file; nil if they are none in PNG, JPEG or GIF.
  public convenience init?(_data data: Data) {
    guard let pixels = ImageHeader.pixels(in: data) else { return nil }
    self.init(_width: Int(pixels.width), height: Int(pixels.height), data: data)
  }

  /// Creates an image of a PNG file; nil if it is none.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data else { return nil }
    self.init(_data: data)
  }

  /// Creates an image of a JPEG file; nil if it is none.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data else { return nil }
    self.init(_data: data)
  }

  /// The name of the kind of file that the image is of; nil where there are no bytes.
  public var utType: CFString? { _data.flatMap { ImageHeader.type(of: $0) } }

  /// The part of the image in a rectangle, in pixels; nil if nothing of the image is in it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard part.width > 0, part.height > 0 else { return nil }
    return CGImage(width: Int(part.width.rounded(.up)), height: Int(part.height.rounded(.up)))
  }
}

/// The conversion of colours outside a device's gamut.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The device's default.
  case defaultIntent
  /// Keeps the file's white.
  case absoluteColorimetric
  /// Maps white to the device's.
  case relativeColorimetric
  /// Keeps the relation of colours.
  case perceptual
  /// Keeps the saturation.
  case saturation
}

/// Bytes of a file or of memory.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  /// Creates a provider of bytes.
  public init?(data: CFData) { self.data = data }

  /// Reads a file; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Reads a file; nil if it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }
}

internal import CCairo
public import Drawing
internal import ViewValues

/// A display list as the bytes of a file.
public struct Picture {
  /// The kinds of files.
  public enum Format: String, Sendable, CaseIterable {
    case png
    case svg
    case pdf
  }

  /// The bytes.
  public let bytes: [UInt8]
  /// The sources that could not be read, as sentences without full stops.
  public let problems: [String]

  /// Draws a list.
  public init(
    _ list: DisplayList,
    as format: Format,
    limits: PictureLimits = PictureLimits()
  ) throws(PictureError) {
    let size = list.size
    guard size.width > 0, size.height > 0, size.isFinite else { throw .empty }
    if format != .png, max(size.width, size.height) > PictureError.mostPoints {
      throw .pageTooLarge(width: size.width, height: size.height)
    }
    let cairo = try CairoLibrary.load(limits)
    let images = ImageStore(cairo)
    switch format {
    case .png:
      bytes = try PNGFile.bytes(of: Picture.surface(list, cairo, images))
    case .pdf: bytes = try PDFFile(list, cairo, images).bytes()
    case .svg: bytes = try SVGFile(list, cairo, images).bytes()
    }
    problems = images.problems
  }

  /// The pixels of a list: rows from the top, each pixel red, green, blue and an opacity, not
  /// premultiplied.
  public static func pixels(
    of list: DisplayList,
    limits: PictureLimits = PictureLimits()
  ) throws(PictureError) -> (width: Int, height: Int, bytes: [UInt8]) {
    let cairo = try CairoLibrary.load(limits)
    let surface = try surface(list, cairo, ImageStore(cairo))
    return (surface.width, surface.height, surface.straightBytes)
  }

  /// The pixels of a list.
  static func pixels(
    of list: DisplayList,
    _ cairo: CairoLibrary,
    _ images: ImageStore
  ) throws(PictureError) -> (width: Int, height: Int, bytes: [UInt8]) {
    let surface = try surface(list, cairo, images)
    return (surface.width, surface.height, surface.straightBytes)
  }

  /// Draws a list and passes its pixels on in Cairo's form, for immediate display: rows from the
  /// top, each of `stride` bytes; a pixel is blue, green, red, premultiplied, and the opacity.
  public static func withPixels<Result>(
    of list: DisplayList,
    limits: PictureLimits = PictureLimits(),
    _ body: (
      _ pixels: UnsafeRawBufferPointer, _ width: Int, _ height: Int, _ stride: Int
    ) -> Result
  ) throws(PictureError) -> Result {
    let cairo = try CairoLibrary.load(limits)
    let surface = try surface(list, cairo, ImageStore(cairo))
    return surface.withPixels { pixels, stride in
      body(UnsafeRawBufferPointer(pixels), surface.width, surface.height, stride)
    }
  }

  private static func surface(
    _ list: DisplayList,
    _ cairo: CairoLibrary,
    _ images: ImageStore
  ) throws(PictureError) -> PixelSurface {
    let width = (list.size.width * list.scale - 1e-6).rounded(.up)
    let height = (list.size.height * list.scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1 else { throw .tooSmall(scale: list.scale) }
    let most = Double(PictureError.mostPixels)
    guard width <= most, height <= most,
      width * height <= Double(PictureError.mostPixelsAltogether)
    else { throw .tooLarge(width: width, height: height) }
    let renderer = try PixelRenderer(
      cairo,
      list,
      GroupBounds(list),
      images,
      scale: list.scale,
      rect: PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
    )
    return try renderer.render(list.elements.indices)
  }
}

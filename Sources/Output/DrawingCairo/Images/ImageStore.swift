internal import CCairo
internal import Drawing
internal import ViewValues

/// The images of a picture, each read once; also draws paints that Cairo has no pattern for.
final class ImageStore {
  /// The largest number of pixels of an image that is read.
  private static let mostPixels = 100_000_000

  private let reader: ImageReader
  private var decoded: [DisplayImage.Source: PixelSurface?] = [:]
  /// Sources that could not be read.
  private(set) var problems: [String] = []

  init(_ cairo: CairoLibrary) { reader = ImageReader(cairo, mostPixels: ImageStore.mostPixels) }

  /// The pixels of an image; drawings are rendered in the size needed.
  private func pixels(
    of source: DisplayImage.Source,
    width: Int,
    height: Int
  ) throws(PictureError) -> PixelSurface? {
    if case .file(let path) = source, ImageReader.isDrawing(path) {
      do {
        let surface = try reader.drawing(path, width: width, height: height)
        if surface == nil { complain(about: path) }
        return surface
      } catch .missingLibrary(_, let package, _) where path.lowercased().hasSuffix(".pdf") {
        // Few screens have such images, so the library is optional.
        complain(about: path, ": install the package \(package)")
        return nil
      }
    }
    if let known = decoded[source] { return known }
    let surface: PixelSurface?
    switch source {
    case .file(let path): surface = try reader.file(path)
    case .encoded(let bytes): surface = try reader.encoded(bytes)
    case .png(let bytes): surface = try reader.png(bytes)
    case .pixels(let width, let height, let bytes):
      surface = try reader.pixels(width: width, height: height, bytes)
    }
    if surface == nil, case .file(let path) = source { complain(about: path) }
    decoded[source] = .some(surface)
    return surface
  }

  private func complain(about path: String, _ advice: String = "") {
    let problem = "cannot read the image \(path)" + advice
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Draws an image onto a surface that covers some pixels of the picture; false if it cannot be
  /// read.
  func draw(
    _ image: DisplayImage,
    onto surface: PixelSurface,
    at rect: PixelRect,
    _ transform: AffineTransform,
    _ inverse: AffineTransform,
    _ cairo: CairoLibrary
  ) throws(PictureError) -> Bool {
    let scale = transform.scaleFactor
    let (width, height) = (
      Int(min(image.frame.width * scale / max(image.sourceRect.width, 1e-6), 16_384).rounded(.up)),
      Int(min(image.frame.height * scale / max(image.sourceRect.height, 1e-6), 16_384).rounded(.up))
    )
    guard
      let pixels = try pixels(of: image.source, width: max(width, 1), height: max(height, 1))
    else { return false }
    // If it shrinks, all of its pixels are used.
    try cairo.budget.work(.pixel, on: max(rect.width * rect.height, pixels.width * pixels.height))
    let part = image.sourceRect
    let sampler = ImageSampler(pixels, part, isSmooth: image.interpolation == .smooth)
    let frame = image.frame
    sampler.sample(
      onto: surface,
      at: rect,
      inverse,
      step: 1 / max(scale, 1e-9),
      in: frame,
      isMirrored: image.isMirrored,
      margin: image.hasSmoothEdges(under: transform) ? 1 / max(scale, 1e-9) : 0
    )
    return true
  }

  /// Fills pixels with a paint that Cairo does not have; false if there is none.
  func paint(
    _ paint: DisplayPaint,
    onto surface: PixelSurface,
    at rect: PixelRect,
    _ inverse: AffineTransform,
    _ cairo: CairoLibrary
  ) throws(PictureError) -> Bool {
    switch paint {
    case .angular(let gradient, let center, let start, let end):
      surface.setPixels(at: rect, inverse) { point in
        let angle = Angle.degrees(fromX: point.x - center.x, y: point.y - center.y)
        return gradient.color(
          at: AngularPlace.location(of: angle, from: start, to: end)
        )
      }
      return true
    case .tiles(let tiles):
      let scale = 1 / max(inverse.scaleFactor, 1e-9)
      let width = tiles.tile.width * scale / max(tiles.sourceRect.width, 1e-6)
      let height = tiles.tile.height * scale / max(tiles.sourceRect.height, 1e-6)
      guard tiles.tile.width > 0, tiles.tile.height > 0,
        let pixels = try pixels(
          of: tiles.image,
          width: max(Int(min(width, 4096).rounded(.up)), 1),
          height: max(Int(min(height, 4096).rounded(.up)), 1)
        )
      else { return false }
      ImageSampler(pixels, tiles.sourceRect, isSmooth: true)
        .repeat(
          onto: surface,
          at: rect,
          inverse,
          tile: tiles.tile,
          opacity: tiles.opacity
        )
      return true
    case .mesh(let mesh, let frame):
      MeshPainter(mesh, frame).paint(surface, at: rect, inverse)
      return true
    case .color, .linear, .radial: return false
    }
  }
}

extension PixelSurface {
  /// Sets each pixel to the colour at its centre.
  func setPixels(
    at rect: PixelRect,
    _ inverse: AffineTransform,
    _ color: (Point) -> DisplayColor
  ) {
    withPixels { pixels, stride in
      for row in 0..<height {
        for column in 0..<width {
          let point = inverse.apply(
            to: Point(x: Double(rect.x + column) + 0.5, y: Double(rect.y + row) + 0.5)
          )
          let bytes = PixelSurface.bytes(color(point))
          let index = row * stride + 4 * column
          pixels[index] = bytes.0
          pixels[index + 1] = bytes.1
          pixels[index + 2] = bytes.2
          pixels[index + 3] = bytes.3
        }
      }
    }
  }
}

extension DisplayImage {
  /// Whether edges cross pixels, which are then covered in part.
  func hasSmoothEdges(under transform: AffineTransform) -> Bool {
    isAntialiased && !transform.isRectilinear
  }
}

internal import Drawing
internal import ViewValues

/// A display list as SVG, written here, since Cairo's loses blend modes and filters (D10.19).
///
/// Vectors stay vectors, text is outlines; angular and mesh gradients, tiles, images and materials
/// are pixels.
final class SVGFile {
  /// The resolution of parts that are no vectors, in pixels per point.
  private static let pixelScale = 3.0

  private let list: DisplayList
  private let cairo: CairoLibrary
  private let images: ImageStore
  private let bounds: GroupBounds
  private let isPixels: [Bool]
  private var text = SVGText()
  private var transform = AffineTransform.identity
  private var open: [Open] = []
  private var count = 0

  private struct Open {
    var group: DisplayGroup
    var outer: AffineTransform
    /// The number of its mask.
    var mask = 0
    var isInMask = false
  }

  init(_ list: DisplayList, _ cairo: CairoLibrary, _ images: ImageStore) {
    self.list = list
    self.cairo = cairo
    self.images = images
    bounds = GroupBounds(list)
    isPixels = list.groupsForPixels
  }

  /// The bytes of the file.
  func bytes() throws(PictureError) -> [UInt8] {
    let size = list.size
    text.add("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    text.attribute("width", size.width)
    text.attribute("height", size.height)
    text.add(" viewBox=\"0 0 \(SVGText.number(size.width)) \(SVGText.number(size.height))\">\n")
    if isPixels[list.elements.count] {
      try drawPixels(list.elements.indices, Rect(origin: .zero, size: size))
    } else {
      try draw()
    }
    text.add("</svg>\n")
    return Array(text.string.utf8)
  }

  private func draw() throws(PictureError) {
    var index = 0
    while index < list.elements.count {
      switch list.elements[index] {
      case .fill(let path, let paint, let fill, let mode):
        if let color = color(of: paint) {
          shape(path)
          text.fill(color)
          if fill.isEOFilled { text.add(" fill-rule=\"evenodd\"") }
          finish(mode, isAntialiased: fill.isAntialiased)
        } else {
          try drawPixels(index..<index + 1, path.boundingRect)
        }
      case .stroke(let path, let paint, let stroke, let isAntialiased, let mode):
        if let color = color(of: paint) {
          shape(path)
          text.stroke(color, stroke)
          finish(mode, isAntialiased: isAntialiased)
        } else {
          try drawPixels(index..<index + 1, path.strokedBounds(stroke))
        }
      case .text(let run, let mode):
        if hasOutlines(run), let color = color(of: run.paint) {
          draw(run)
          text.fill(color)
          finish(mode, isAntialiased: true)
        } else {
          try drawPixels(index..<index + 1, run.bounds(in: list.fonts))
        }
      case .image(let image, _): try drawPixels(index..<index + 1, image.frame)
      case .backdrop(let backdrop): try drawBackdrop(backdrop, at: index)
      case .begin(let group):
        guard let inside = bounds.inside[index], let end = bounds.ends[index] else {
          index = bounds.ends[index] ?? index
          break
        }
        if isPixels[index] {
          try drawPixels(index..<end + 1, group.seenBounds(of: inside))
          index = end
          break
        }
        begin(group, inside)
      case .mask:
        guard let last = open.indices.last, open[last].group.hasMask else { break }
        open[last].isInMask = true
        text.add("</g>\n<mask id=\"m\(open[last].mask)\" maskUnits=\"userSpaceOnUse\"")
        text.box(Rect(origin: .zero, size: list.size).applying(inverse))
        text.add(" style=\"mask-type:alpha\">\n")
      case .end:
        guard let closed = open.popLast() else { break }
        transform = closed.outer
        text.add(closed.isInMask ? "</mask>\n" : "</g>\n")
      }
      index += 1
    }
  }

  private var inverse: AffineTransform { transform.inverted ?? .identity }

  private func next() -> Int {
    count += 1
    return count
  }

  // MARK: Elements

  /// Begins a shape: a rectangle if the path is one.
  private func shape(_ path: Path) {
    if let rect = path.rectangle {
      text.add("<rect")
      text.box(rect)
    } else {
      text.add("<path d=\"")
      text.path(path)
      text.add("\"")
    }
  }

  private func draw(_ run: DisplayText) {
    text.add("<path aria-label=\"\(SVGText.escaped(run.string))\" d=\"")
    for glyph in run.glyphs {
      guard case .path(let path)? = list.fonts[run.font].outlines[glyph.number] else { continue }
      text.path(
        path.applying(
          AffineTransform(a: run.size, d: run.size, tx: glyph.origin.x, ty: glyph.origin.y)
        )
      )
    }
    text.add("\"")
  }

  private func finish(_ mode: DisplayBlendMode, isAntialiased: Bool) {
    if mode != .normal, let css = mode.css { text.add(" style=\"mix-blend-mode:\(css)\"") }
    if !isAntialiased { text.add(" shape-rendering=\"crispEdges\"") }
    text.add("/>\n")
  }

  private func hasOutlines(_ run: DisplayText) -> Bool {
    guard list.fonts.indices.contains(run.font) else { return false }
    return run.glyphs.allSatisfy { glyph in
      if case .picture? = list.fonts[run.font].outlines[glyph.number] { return false }
      return true
    }
  }

  /// The attribute's value for a paint, whose gradient is written; nil for one that is pixels.
  private func color(of paint: DisplayPaint) -> SVGText.Paint? {
    switch paint {
    case .color(let color): return .color(color)
    case .linear(let gradient, let from, let to):
      if from == to { return .color(gradient.stops.last?.color ?? .clear) }
      let number = next()
      text.add("<linearGradient id=\"g\(number)\" gradientUnits=\"userSpaceOnUse\"")
      text.attribute("x1", from.x)
      text.attribute("y1", from.y)
      text.attribute("x2", to.x)
      text.attribute("y2", to.y)
      text.stops(gradient)
      text.add("</linearGradient>\n")
      return .reference("g\(number)")
    case .radial(let gradient, let center, let start, let end, let transform):
      guard start >= 0, end > start else { return nil }
      let number = next()
      text.add("<radialGradient id=\"g\(number)\" gradientUnits=\"userSpaceOnUse\"")
      text.attribute("cx", center.x)
      text.attribute("cy", center.y)
      text.attribute("r", end)
      if start > 0 { text.attribute("fr", start) }
      if transform != .identity { text.transform("gradientTransform", transform) }
      text.stops(gradient)
      text.add("</radialGradient>\n")
      return .reference("g\(number)")
    case .angular, .mesh, .tiles: return nil
    }
  }

  // MARK: Groups

  private func begin(_ group: DisplayGroup, _ inside: Rect) {
    var opened = Open(group: group, outer: transform)
    transform = group.transform.concatenating(transform)
    var attributes = SVGText()
    if let clip = group.clip {
      let number = next()
      text.add("<clipPath id=\"c\(number)\"><path d=\"")
      text.path(clip.path)
      text.add("\"")
      if clip.fill.isEOFilled { text.add(" clip-rule=\"evenodd\"") }
      text.add("/></clipPath>\n")
      attributes.add(" clip-path=\"url(#c\(number))\"")
    }
    if !group.filters.isEmpty {
      let number = next()
      text.filter("f\(number)", group.filters, inside)
      attributes.add(" filter=\"url(#f\(number))\"")
    }
    if group.hasMask {
      opened.mask = next()
      attributes.add(" mask=\"url(#m\(opened.mask))\"")
    }
    if group.opacity != 1 { attributes.attribute("opacity", group.opacity) }
    if group.isPicture {
      let mode = group.blendMode == .normal ? nil : group.blendMode.css
      attributes.add(
        " style=\"isolation:isolate\(mode.map { ";mix-blend-mode:\($0)" } ?? "")\""
      )
    }
    text.add("<g")
    if group.transform != .identity { text.transform("transform", group.transform) }
    text.add(attributes.string)
    text.add(">\n")
    open.append(opened)
  }

  // MARK: Pixels

  /// Draws elements as pixels, in a rectangle of the coordinates around them.
  private func drawPixels(_ range: Range<Int>, _ box: Rect?) throws(PictureError) {
    guard let box, let tile = PixelTile(box, transform, list.size, SVGFile.pixelScale) else {
      return
    }
    let renderer = try PixelRenderer(
      cairo,
      list,
      bounds,
      images,
      scale: SVGFile.pixelScale,
      rect: tile.rect
    )
    renderer.moveBy(transform)
    try write(renderer.render(range), tile, opacity: 1)
  }

  private func drawBackdrop(_ backdrop: DisplayBackdrop, at index: Int) throws(PictureError) {
    guard let box = backdrop.path.boundingRect,
      let tile = PixelTile(box, transform, list.size, SVGFile.pixelScale)
    else { return }
    let surface = try PixelRenderer.backdrop(
      at: index,
      backdrop,
      tile,
      scale: SVGFile.pixelScale,
      (cairo, list, bounds, images)
    )
    let number = next()
    text.add("<clipPath id=\"c\(number)\"><path d=\"")
    text.path(backdrop.path)
    text.add("\"/></clipPath>\n<g clip-path=\"url(#c\(number))\">\n")
    try write(surface, tile, opacity: backdrop.opacity)
    text.add("</g>\n")
  }

  private func write(
    _ surface: PixelSurface,
    _ tile: PixelTile,
    opacity: Double
  ) throws(PictureError) {
    let size = 1 / SVGFile.pixelScale
    let own = AffineTransform(
      a: size,
      d: size,
      tx: Double(tile.rect.x) * size,
      ty: Double(tile.rect.y) * size
    ).concatenating(inverse)
    text.add("<image")
    text.attribute("width", Double(tile.rect.width))
    text.attribute("height", Double(tile.rect.height))
    text.transform("transform", own)
    if opacity != 1 { text.attribute("opacity", opacity) }
    text.add(" href=\"data:image/png;base64,")
    text.base64(try PNGFile.bytes(of: surface))
    text.add("\"/>\n")
  }
}

internal import CCairo
internal import Drawing
internal import ViewValues

/// Draws a display list into pixels.
///
/// Groups that are separate pictures have separate surfaces, no larger than their content; there is
/// no recursion, however deep groups are.
final class PixelRenderer {
  let cairo: CairoLibrary
  let list: DisplayList
  let bounds: GroupBounds
  let images: ImageStore
  /// The transform from the list's coordinates to the picture's pixels.
  @exclusivity(unchecked) private(set) var transform: AffineTransform
  /// The current layer.
  @exclusivity(unchecked) private(set) var layer: PixelLayer
  /// The layers behind that, the picture first.
  private(set) var outerLayers: [PixelLayer] = []
  private var open: [Open] = []
  /// The index of each plane's first layer: those behind it belong to another plane.
  private(set) var planes = [0]

  /// An open group.
  private struct Open {
    var group: DisplayGroup
    /// The transform around it.
    var outer: AffineTransform
    /// Whether it has a separate surface.
    var hasLayer: Bool
    /// The surface of its content once its mask has begun.
    var content: PixelLayer?
    /// The plane on which it is drawn and that is then projected in space.
    var plane: PixelPlane?
  }

  /// Prepares a picture of a part of the plane.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - rect: The pixels, counted from the origin of the list's coordinates.
  init(
    _ cairo: CairoLibrary,
    _ list: DisplayList,
    _ bounds: GroupBounds,
    _ images: ImageStore,
    scale: Double,
    rect: PixelRect
  ) throws(PictureError) {
    self.cairo = cairo
    self.list = list
    self.bounds = bounds
    self.images = images
    transform = AffineTransform(scaleX: scale, y: scale)
    layer = try PixelLayer(cairo, rect)
  }

  /// Applies a transform to the following elements.
  func moveBy(_ transform: AffineTransform) {
    self.transform = transform.concatenating(self.transform)
  }

  /// The backdrop of a material on a page of vectors, as a tile of pixels.
  static func backdrop(
    at index: Int,
    _ backdrop: DisplayBackdrop,
    _ tile: PixelTile,
    scale: Double,
    _ parts: (CairoLibrary, DisplayList, GroupBounds, ImageStore)
  ) throws(PictureError) -> PixelSurface {
    // By their positions: optimized, the compiler fails on the names (Swift 6.3.1).
    let list = parts.1
    let reach = Int(min(3 * backdrop.filter.radius * scale, 1e5).rounded(.up))
    let page = PixelRect(
      Rect(
        x: 0,
        y: 0,
        width: list.size.width * scale,
        height: list.size.height * scale
      ),
      within: tile.rect.grown(byX: reach, y: reach)
    )
    let renderer = try PixelRenderer(parts.0, list, parts.2, parts.3, scale: scale, rect: page)
    var next = 0
    while next < index { next = try renderer.draw(next) }
    let behind = try renderer.flattened(page)
    try behind.surface.apply(backdrop.filter, scale: scale)
    let shown = try PixelLayer(parts.0, tile.rect)
    shown.context.setSource(
      behind.surface,
      at: (x: page.x - tile.rect.x, y: page.y - tile.rect.y)
    )
    shown.context.cairo.call.cairo_paint(shown.context.pointer)
    return shown.surface
  }

  /// The drawing so far on some pixels, with groups that are still open.
  func flattened(_ rect: PixelRect) throws(PictureError) -> PixelLayer {
    let behind = try PixelLayer(cairo, rect)
    // Each as the layer behind it will blend it.
    var isInLight = false
    for layer in (outerLayers + [layer])[(planes.last ?? 0)...] {
      try flatten(layer, onto: behind, isInLight: isInLight)
      isInLight = layer.isInLight
    }
    return behind
  }

  var context: CairoContext { layer.context }

  /// Begins drawing on another layer.
  func begin(_ inner: PixelLayer) {
    outerLayers.append(layer)
    layer = inner
  }

  /// Ends drawing on the current layer, and returns it.
  func endLayer() -> PixelLayer? {
    guard let outer = outerLayers.popLast() else { return nil }
    defer { layer = outer }
    return layer
  }

  /// The first layer of the current plane.
  var planeLayer: PixelLayer {
    let first = planes.last ?? 0
    return first < outerLayers.count ? outerLayers[first] : layer
  }

  /// Draws elements and returns the pixels.
  func render(_ range: Range<Int>) throws(PictureError) -> PixelSurface {
    var index = range.lowerBound
    while index < range.upperBound {
      if !layer.isInLight { index = try fillColors(index, range.upperBound) }
      if index < range.upperBound { index = try draw(index) }
    }
    let picture = outerLayers.first ?? layer
    if let failure = picture.context.failure { throw failure }
    return picture.surface
  }

  /// Draws an element and returns the next one's index.
  private func draw(_ index: Int) throws(PictureError) -> Int {
    switch list.elements[index] {
    case .fill(let path, let paint, let fill, let mode):
      if layer.isInLight { return try drawInLight(index) }
      try fillPath(path, paint, fill, mode)
    case .stroke(let path, let paint, let stroke, let isAntialiased, let mode):
      if layer.isInLight { return try drawInLight(index) }
      try strokePath(path, paint, stroke, isAntialiased, mode)
    case .text(let text, let mode):
      if layer.isInLight { return try drawInLight(index) }
      try drawText(text, mode)
    case .image(let image, let mode):
      if layer.isInLight { return try drawInLight(index) }
      try drawImage(image, mode)
    case .backdrop(let backdrop): try drawBackdrop(backdrop)
    case .begin(let group):
      if try !begin(group, at: index) { return (bounds.ends[index] ?? index) + 1 }
    case .mask: try beginMask()
    case .end: try end()
    }
    return index + 1
  }

  // MARK: Groups

  /// Begins a group; false if it would be invisible.
  private func begin(_ group: DisplayGroup, at index: Int) throws(PictureError) -> Bool {
    guard let inside = bounds.inside[index] else { return false }
    let outer = transform
    transform = group.transform.concatenating(outer)
    if let projection = group.projection {
      return try beginPlane(group, projection, inside, outer)
    }
    if !group.isPicture {
      context.save()
      if let clip = group.clip { setClip(clip) }
      open.append(Open(group: group, outer: outer, hasLayer: false))
      return true
    }
    var reach = (x: 0.0, y: 0.0)
    for filter in group.filters {
      let own = filter.reach(under: transform)
      (reach.x, reach.y) = (reach.x + own.x + 2, reach.y + own.y + 2)
    }
    let (reachX, reachY) = (
      Int(min(reach.x, 1e6).rounded(.up)), Int(min(reach.y, 1e6).rounded(.up))
    )
    let hole = layer.clipRect
    // Content outside of the clip may reach into it by a filter.
    let wide = hole.grown(byX: reachX, y: reachY)
    let source = PixelRect(transform.boundingBox(of: inside), within: wide)
    let seen = source.grown(byX: reachX, y: reachY).intersection(hole)
    if source.isEmpty || seen.isEmpty {
      transform = outer
      return false
    }
    // Only another filter sees the result of a filter outside of the clip.
    let rect =
      group.filters.count < 2
      ? source.union(seen) : source.grown(byX: reachX, y: reachY).intersection(wide)
    begin(try PixelLayer(cairo, rect, mixing: group.mixing ?? layer.mixing))
    if let clip = group.clip { setClip(clip) }
    open.append(Open(group: group, outer: outer, hasLayer: true))
    return true
  }

  func setClip(_ clip: DisplayGroup.Clip) {
    layer.setTransform(transform)
    context.trace(clip.path)
    context.setFill(clip.fill)
    if clip.isInverse {
      // The outside of a path that is larger than the layer.
      context.setFillRule(isEOFilled: true)
      context.setTransform(.identity)
      cairo.call.cairo_rectangle(
        context.pointer,
        -1,
        -1,
        Double(layer.rect.width) + 2,
        Double(layer.rect.height) + 2
      )
    }
    context.clip()
  }

  private func beginMask() throws(PictureError) {
    guard let last = open.indices.last, open[last].hasLayer, let content = endLayer() else {
      return
    }
    open[last].content = content
    // A mask needs no more than opacities, and there is no room for more beside light.
    let isBesideLight = content.light != nil
    try content.closeLight()
    let mixing = content.isInLight ? ColorMixing.linear : .nonLinear
    begin(try PixelLayer(cairo, content.rect, mixing: mixing, isMask: isBesideLight))
  }

  private func end() throws(PictureError) {
    guard let closed = open.popLast() else { return }
    transform = closed.outer
    guard closed.hasLayer, var drawn = endLayer() else {
      context.restore()
      return
    }
    if let failure = drawn.context.failure { throw failure }
    if let content = closed.content {
      content.multiplyAlpha(by: drawn.surface, isInverse: closed.group.isMaskInverse)
      drawn = content
    }
    // Filters work within the gamut.
    if !closed.group.filters.isEmpty || closed.plane != nil || layer.light == nil {
      try drawn.endLight()
    }
    let own = closed.plane?.flat ?? closed.group.transform.concatenating(closed.outer)
    for filter in closed.group.filters {
      try drawn.surface.apply(filter, own, isInLight: drawn.isInLight)
    }
    if let plane = closed.plane {
      planes.removeLast()
      drawn = try plane.seen(drawn, within: layer.clipRect, cairo)
    }
    try composite(drawn, closed.group.opacity, closed.group.blendMode)
  }

  /// Begins a group drawn flat and then projected in space (D10.13); false if it is invisible.
  private func beginPlane(
    _ group: DisplayGroup,
    _ projection: Projection,
    _ inside: Rect,
    _ outer: AffineTransform
  ) throws(PictureError) -> Bool {
    var plane = PixelPlane(projection, transform)
    let picture = (outerLayers.first ?? layer).rect
    let mixing = group.mixing ?? layer.mixing
    guard
      let rect = plane.pixels(
        of: inside,
        group,
        mixing,
        seenIn: layer.clipRect,
        ofPicture: picture.width * picture.height
      )
    else {
      transform = outer
      return false
    }
    transform = plane.flat
    planes.append(outerLayers.count + 1)
    begin(try PixelLayer(cairo, rect, mixing: mixing))
    if let clip = group.clip { setClip(clip) }
    open.append(Open(group: group, outer: outer, hasLayer: true, plane: plane))
    return true
  }
}

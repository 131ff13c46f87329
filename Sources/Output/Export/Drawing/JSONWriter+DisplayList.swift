internal import Drawing
internal import LayoutCore

extension JSONWriter {
  /// Writes an element, the path of the view that it is of, and the place of that one's code.
  mutating func item(_ element: DisplayElement, of view: String?, at source: String?) {
    beginObject()
    if let view { member("view", view) }
    if let source { member("source", source) }
    switch element {
    case .fill(let path, let paint, let fill, let mode):
      member("type", "fill")
      member("path", path)
      key("paint")
      self.paint(paint)
      member("fill", fill)
      member(mode)
    case .stroke(let path, let paint, let stroke, let isAntialiased, let mode):
      member("type", "stroke")
      member("path", path)
      key("paint")
      self.paint(paint)
      member("stroke", stroke, isAntialiased: isAntialiased)
      member(mode)
    case .text(let text, let mode):
      member("type", "text")
      member("text", text.string)
      key("font")
      integer(text.font)
      member("fontSize", text.size)
      key("paint")
      paint(text.paint)
      if text.opacity != 1 { member("opacity", text.opacity) }
      key("glyphs")
      beginArray()
      for glyph in text.glyphs {
        beginRow()
        integer(Int(glyph.number))
        number(glyph.origin.x)
        number(glyph.origin.y)
        endRow()
      }
      endArray()
      member(mode)
    case .image(let image, let mode):
      member("type", "image")
      self.source(image.source)
      member("frame", image.frame)
      if image.sourceRect != Rect(x: 0, y: 0, width: 1, height: 1) {
        member("sourceRect", image.sourceRect)
      }
      if let template = image.template {
        key("template")
        paint(template)
      }
      if image.isMirrored {
        key("mirrored")
        bool(true)
      }
      if !image.isAntialiased {
        key("antialiased")
        bool(false)
      }
      if image.interpolation != .smooth {
        member("interpolation", image.interpolation.rawValue)
      }
      if image.opacity != 1 { member("opacity", image.opacity) }
      member(mode)
    case .backdrop(let backdrop):
      member("type", "backdrop")
      member("path", backdrop.path)
      member("fill", backdrop.fill)
      key("filter")
      material(backdrop.filter)
      if backdrop.opacity != 1 { member("opacity", backdrop.opacity) }
    // Groups are written by the caller.
    case .begin, .mask, .end: break
    }
    endObject()
  }

  /// Begins a group and the list of its items.
  mutating func begin(_ group: DisplayGroup) {
    beginObject()
    member("type", "group")
    if let placeholder = group.placeholders.first { member(placeholder) }
    if group.transform != .identity {
      let transform = group.transform
      row(
        "transform",
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      )
    }
    if let projection = group.projection { row("projection", projection.rows) }
    if let clip = group.clip {
      key("clip")
      beginObject()
      member("path", clip.path)
      member("fill", clip.fill)
      if clip.isInverse {
        key("inverse")
        bool(true)
      }
      endObject()
    }
    key("items")
    beginArray()
  }

  /// Writes the effects on a group's picture and ends the group.
  mutating func finish(_ group: DisplayGroup) {
    if group.isMaskInverse {
      key("maskInverse")
      bool(true)
    }
    if !group.filters.isEmpty {
      key("filters")
      beginArray()
      for filter in group.filters { self.filter(filter) }
      endArray()
    }
    if group.opacity != 1 { member("opacity", group.opacity) }
    member(group.blendMode)
    if let mixing = group.mixing { member("mixing", mixing.rawValue) }
    if group.isComposited {
      key("composited")
      bool(true)
    }
    endObject()
  }

  // MARK: Parts

  private mutating func member(_ mode: DisplayBlendMode) {
    if mode != .normal { member("blendMode", mode.rawValue) }
  }

  private mutating func member(_ key: StaticString, _ point: Point) {
    row(key, [point.x, point.y])
  }

  private mutating func filter(_ filter: DisplayFilter) {
    beginObject()
    switch filter {
    case .blur(let radius, let isOpaque):
      member("type", "blur")
      member("radius", radius)
      if isOpaque {
        key("opaque")
        bool(true)
      }
    case .colorMatrix(let matrix):
      member("type", "colorMatrix")
      row("matrix", matrix.rows)
    case .shadow(let shadow):
      member("type", "shadow")
      member("color", shadow.color.hex)
      member("radius", shadow.radius)
      row("offset", [shadow.x, shadow.y])
      flag("alone", shadow.isAlone)
      flag("above", shadow.isAbove)
      flag("inverse", shadow.isInverse)
      self.member(shadow.blendMode)
    case .linearLight(let inner):
      member("type", "linearLight")
      key("filter")
      self.filter(inner)
    case .alphaThreshold(let minimum, let maximum, let color):
      member("type", "alphaThreshold")
      row("range", [minimum, maximum])
      member("color", color.hex)
    }
    endObject()
  }

  private mutating func flag(_ name: StaticString, _ value: Bool) {
    guard value else { return }
    key(name)
    bool(true)
  }

  private mutating func material(_ filter: MaterialFilter) {
    beginObject()
    row("curve", filter.curve)
    member("amount", filter.amount)
    member("saturation", filter.saturation)
    if filter.factor != 1 { member("factor", filter.factor) }
    member("brightness", filter.brightness)
    member("radius", filter.radius)
    endObject()
  }

  private mutating func source(_ source: DisplayImage.Source) {
    switch source {
    case .file(let path): member("file", path)
    case .encoded: member("file", "memory")
    case .png: member("file", "png")
    case .pixels(let width, let height, _): row("pixels", [Double(width), Double(height)])
    }
  }

  /// Writes a paint: a colour as text, all others as an object.
  private mutating func paint(_ paint: DisplayPaint) {
    if case .color(let color) = paint { return string(color.hex) }
    beginObject()
    switch paint {
    case .color: break
    case .linear(let gradient, let from, let to):
      member("type", "linear")
      stops(gradient)
      member("from", from)
      member("to", to)
    case .radial(let gradient, let center, let start, let end, let transform):
      member("type", "radial")
      stops(gradient)
      member("center", center)
      row("radii", [start, end])
      if transform != .identity {
        row(
          "transform",
          [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        )
      }
    case .angular(let gradient, let center, let start, let end):
      member("type", "angular")
      stops(gradient)
      member("center", center)
      row("angles", [start, end])
    case .mesh(let mesh, let frame):
      member("type", "mesh")
      member("frame", frame)
      row("points", mesh.points.flatMap { [$0.x, $0.y] })
      key("width")
      integer(mesh.width)
      key("colors")
      beginRow()
      for color in mesh.colors { string(color.hex) }
      endRow()
      member("background", mesh.background.hex)
      key("smooth")
      bool(mesh.smoothsColors)
    case .tiles(let tiles):
      member("type", "tiles")
      source(tiles.image)
      member("sourceRect", tiles.sourceRect)
      member("tile", tiles.tile)
      if tiles.opacity != 1 { member("opacity", tiles.opacity) }
    }
    endObject()
  }

  private mutating func stops(_ gradient: DisplayGradient) {
    key("stops")
    beginArray()
    for stop in gradient.stops {
      beginRow()
      number(stop.location)
      string(stop.color.hex)
      endRow()
    }
    endArray()
    if gradient.extent != .pad { member("extent", gradient.extent.rawValue) }
  }
}

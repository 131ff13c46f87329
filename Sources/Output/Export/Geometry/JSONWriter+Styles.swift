package import LayoutCore

// Styles as values, in the forms of spec files: a style in a document can be copied into a spec.

extension JSONWriter {
  /// Writes a style: its name if that says all of it, else an object.
  package mutating func style(_ style: StyleValue) {
    if let name = style.name { return string(name) }
    let isPlain =
      style.level == .primary && style.opacity == 1 && style.blendMode == .normal
      && style.shadows.isEmpty
    if isPlain, case .color(let color) = style.paint, color.hex != nil { return self.color(color) }
    if isPlain, case .levels(let styles) = style.paint { return self.styles(styles) }
    beginObject()
    var opacity = style.opacity
    var level: HierarchicalLevel? = style.level == .primary ? nil : style.level
    switch style.paint {
    case .color(let color):
      writeSource(of: color)
      opacity *= color.opacity
    case .standardGradient(let color):
      key("gradient")
      self.color(color)
    case .linearGradient(let gradient, let start, let end):
      key("linearGradient")
      beginObject()
      members(of: gradient)
      member("startPoint", start)
      member("endPoint", end)
      endObject()
    case .radialGradient(let gradient, let center, let start, let end):
      key("radialGradient")
      beginObject()
      members(of: gradient, center: center)
      if start != 0 { member("startRadius", start) }
      member("endRadius", end)
      endObject()
    case .ellipticalGradient(let gradient, let center, let start, let end):
      key("ellipticalGradient")
      beginObject()
      members(of: gradient, center: center)
      if start != 0 { member("startRadiusFraction", start) }
      if end != 0.5 { member("endRadiusFraction", end) }
      endObject()
    case .angularGradient(let gradient, let center, let start, let end):
      key("angularGradient")
      beginObject()
      members(of: gradient, center: center)
      member("startAngle", start)
      member("endAngle", end)
      endObject()
    case .meshGradient(let mesh): write(mesh)
    case .image(let paint): write(paint)
    case .material(let material): member("name", material.rawValue)
    case .semantic(let style): member("name", style.rawValue)
    case .current:
      member("level", style.level.rawValue)
      level = nil
    case .levels(let styles):
      key("levels")
      self.styles(styles)
    }
    if let level { member("level", level.rawValue) }
    if opacity != 1 { member("opacity", opacity) }
    if style.blendMode != .normal { member("blendMode", style.blendMode.rawValue) }
    if !style.shadows.isEmpty { write(style.shadows) }
    endObject()
  }

  /// Writes a style as a member.
  mutating func member(_ name: StaticString, _ style: StyleValue) {
    key(name)
    self.style(style)
  }

  private mutating func styles(_ styles: [StyleValue]) {
    beginArray()
    for style in styles { self.style(style) }
    endArray()
  }

  // MARK: Colours

  /// Writes a colour: its name or its hexadecimal digits if they say all of it, else an object.
  package mutating func color(_ color: ColorValue) {
    if let name = color.name ?? color.hex { return string(name) }
    beginObject()
    writeSource(of: color)
    if color.opacity != 1 { member("opacity", color.opacity) }
    endObject()
  }

  /// Writes the members of a colour, but for its opacity.
  private mutating func writeSource(of color: ColorValue) {
    var opaque = color
    opaque.opacity = 1
    switch color.source {
    case .system(let color): member("color", color.rawValue)
    case .asset(let name): member("asset", name)
    case .components(let components):
      if let hex = opaque.hex { return member("color", hex) }
      key("color")
      beginRow()
      number(components.red)
      number(components.green)
      number(components.blue)
      endRow()
      if components.space != .sRGB { member("colorSpace", components.space.rawValue) }
    }
  }

  // MARK: Gradients

  private mutating func members(of gradient: GradientValue, center: UnitPoint = .center) {
    if gradient.isEven {
      key("colors")
      colors(gradient.stops.map(\.color))
    } else {
      key("stops")
      beginArray()
      for stop in gradient.stops {
        beginObject()
        key("color")
        color(stop.color)
        member("location", stop.location)
        endObject()
      }
      endArray()
    }
    if gradient.mixingSpace != .device { member("colorSpace", gradient.mixingSpace.rawValue) }
    if center != .center { member("center", center) }
  }

  private mutating func colors(_ colors: [ColorValue]) {
    beginArray()
    for color in colors { self.color(color) }
    endArray()
  }

  private mutating func write(_ mesh: MeshGradientValue) {
    key("meshGradient")
    beginObject()
    key("width")
    integer(mesh.width)
    key("height")
    integer(mesh.height)
    key("points")
    beginArray()
    for point in mesh.points { row(point) }
    endArray()
    key("colors")
    colors(mesh.colors)
    if mesh.background != .system(.clear) {
      key("background")
      color(mesh.background)
    }
    if !mesh.smoothsColors {
      key("smoothsColors")
      bool(false)
    }
    if mesh.mixingSpace != .device { member("colorSpace", mesh.mixingSpace.rawValue) }
    endObject()
  }

  private mutating func write(_ paint: ImagePaintValue) {
    key("image")
    beginObject()
    member("image", paint.image)
    if paint.sourceRect != ImagePaintValue.wholeImage { member("sourceRect", paint.sourceRect) }
    if paint.scale != 1 { member("scale", paint.scale) }
    endObject()
  }

  private mutating func write(_ shadows: [ShadowValue]) {
    key("shadows")
    beginArray()
    for shadow in shadows {
      beginObject()
      if shadow.kind != .drop { member("kind", shadow.kind.rawValue) }
      write(shadow.arguments)
      endObject()
    }
    endArray()
  }

  private mutating func member(_ name: StaticString, _ point: UnitPoint) {
    key(name)
    row(point)
  }

  private mutating func row(_ point: UnitPoint) {
    beginRow()
    number(point.x)
    number(point.y)
    endRow()
  }

  // MARK: Lines, areas, arguments

  /// Writes the properties of a stroke that differ from SwiftUI's defaults, if there are any.
  mutating func member(_ name: StaticString, _ stroke: StrokeValue, isAntialiased: Bool = true) {
    guard stroke != StrokeValue() || !isAntialiased else { return }
    key(name)
    beginObject()
    if stroke.lineWidth != 1 { member("lineWidth", stroke.lineWidth) }
    if stroke.lineCap != .butt { member("lineCap", stroke.lineCap.rawValue) }
    if stroke.lineJoin != .miter { member("lineJoin", stroke.lineJoin.rawValue) }
    if stroke.miterLimit != 10 { member("miterLimit", stroke.miterLimit) }
    if !stroke.dash.isEmpty {
      key("dash")
      beginRow()
      for length in stroke.dash { number(length) }
      endRow()
    }
    if stroke.dashPhase != 0 { member("dashPhase", stroke.dashPhase) }
    if !isAntialiased {
      key("antialiased")
      bool(false)
    }
    endObject()
  }

  /// Writes the properties of a fill that differ from SwiftUI's defaults, if there are any.
  mutating func member(_ name: StaticString, _ fill: FillValue) {
    guard fill != FillValue() else { return }
    key(name)
    beginObject()
    if fill.isEOFilled {
      key("eoFill")
      bool(true)
    }
    if !fill.isAntialiased {
      key("antialiased")
      bool(false)
    }
    endObject()
  }

  /// Writes the arguments of a modifier: its style as a separate member, the rest in an object.
  mutating func members(_ arguments: [DrawingArgument]) {
    for argument in arguments where argument.name == DrawingArgument.styleName {
      key("style")
      write(argument.value)
    }
    let others = arguments.filter { $0.name != DrawingArgument.styleName }
    guard !others.isEmpty else { return }
    key("arguments")
    beginObject()
    write(others)
    endObject()
  }

  private mutating func write(_ arguments: [DrawingArgument]) {
    for argument in arguments {
      key(named: argument.name)
      write(argument.value)
    }
  }

  private mutating func write(_ value: DrawingArgument.Value) {
    switch value {
    case .number(let number): self.number(number)
    case .flag(let flag): bool(flag)
    case .word(let word): string(word)
    case .color(let color): self.color(color)
    case .style(let style): self.style(style)
    case .null: number(nil)
    }
  }
}

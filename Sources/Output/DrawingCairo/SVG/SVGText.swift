internal import Drawing
internal import ViewValues

/// The text of an SVG file.
struct SVGText {
  /// The fill of an area.
  enum Paint {
    case color(DisplayColor)
    /// A gradient, by its id.
    case reference(String)
  }

  private(set) var string = ""

  mutating func add(_ text: String) { string += text }

  /// A number with at most four decimals.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let scaled = (value * 10_000).rounded()
    guard scaled.magnitude < 1e15 else { return "\(value)" }
    let whole = Int(scaled)
    let digits = whole.magnitude
    var text = "\(digits / 10_000)"
    let rest = digits % 10_000
    if rest > 0 {
      var fraction = "\(rest + 10_000)".dropFirst()
      while fraction.last == "0" { fraction.removeLast() }
      text += "." + fraction
    }
    return whole < 0 ? "-" + text : text
  }

  /// Characters escaped for an attribute.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // XML does not allow others.
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  mutating func attribute(_ name: String, _ value: Double) {
    add(" \(name)=\"\(SVGText.number(value))\"")
  }

  mutating func box(_ rect: Rect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  mutating func transform(_ name: String, _ transform: AffineTransform) {
    // Factors are multiplied by coordinates: they have all their digits.
    add(
      " \(name)=\"matrix(\(transform.a) \(transform.b) \(transform.c) \(transform.d)"
        + " \(SVGText.number(transform.tx)) \(SVGText.number(transform.ty)))\""
    )
  }

  mutating func path(_ path: Path) {
    func point(_ point: Point) -> String {
      "\(SVGText.number(point.x)) \(SVGText.number(point.y))"
    }
    for element in path.elements {
      switch element {
      case .move(let end): add("M\(point(end))")
      case .line(let end): add("L\(point(end))")
      case .curve(let end, let control1, let control2):
        add("C\(point(control1)) \(point(control2)) \(point(end))")
      case .close: add("Z")
      }
    }
  }

  mutating func fill(_ paint: Paint) { set("fill", paint) }

  mutating func stroke(_ paint: Paint, _ stroke: StrokeValue) {
    add(" fill=\"none\"")
    set("stroke", paint)
    attribute("stroke-width", stroke.lineWidth)
    if stroke.lineCap != .butt { add(" stroke-linecap=\"\(stroke.lineCap.rawValue)\"") }
    if stroke.lineJoin != .miter {
      add(" stroke-linejoin=\"\(stroke.lineJoin.rawValue)\"")
    } else {
      attribute("stroke-miterlimit", stroke.miterLimit)
    }
    if !stroke.dash.isEmpty {
      add(
        " stroke-dasharray=\"\(stroke.dash.map(SVGText.number).joined(separator: " "))\""
      )
      if stroke.dashPhase != 0 { attribute("stroke-dashoffset", stroke.dashPhase) }
    }
  }

  private mutating func set(_ name: String, _ paint: Paint) {
    switch paint {
    case .reference(let id): add(" \(name)=\"url(#\(id))\"")
    case .color(var color):
      let opacity = min(max(color.opacity, 0), 1)
      color.opacity = 1
      add(" \(name)=\"\(color.hex)\"")
      if opacity != 1 { attribute("\(name)-opacity", opacity) }
    }
  }

  mutating func stops(_ gradient: DisplayGradient) {
    if gradient.extent != .pad { add(" spreadMethod=\"\(gradient.extent.rawValue)\"") }
    add(">")
    // SVG mixes opacities apart from colours.
    for stop in gradient.straight.clampedStops {
      var color = stop.color
      let opacity = min(max(color.opacity, 0), 1)
      color.opacity = 1
      add("<stop")
      attribute("offset", stop.location)
      add(" stop-color=\"\(color.hex)\"")
      if opacity != 1 { attribute("stop-opacity", opacity) }
      add("/>")
    }
  }

  /// Filters one after the other, of content with given bounds.
  mutating func filter(_ id: String, _ filters: [DisplayFilter], _ inside: Rect) {
    var room = inside
    for filter in filters { room = room.insetBy(dx: -filter.reach.x, dy: -filter.reach.y) }
    add("<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"")
    box(room)
    add(" color-interpolation-filters=\"sRGB\">")
    for filter in filters {
      switch filter {
      case .blur(let radius, _):
        add("<feGaussianBlur")
        attribute("stdDeviation", radius)
        add("/>")
      case .colorMatrix(let matrix):
        let rows = matrix.rows.map { "\($0)" }.joined(separator: " ")
        add("<feColorMatrix values=\"\(rows)\"/>")
      case .shadow(let shadow): add(shadow)
      case .alphaThreshold, .linearLight: break
      }
    }
    add("</filter>\n")
  }

  private mutating func add(_ shadow: DisplayShadow) {
    var color = shadow.color
    color.opacity = 1
    // The result of each step is the next one's input; the picture is kept to be drawn on top.
    add("<feOffset result=\"picture\"/><feColorMatrix values=\"")
    let (r, g, b) = (color.red, color.green, color.blue)
    add("0 0 0 0 \(r) 0 0 0 0 \(g) 0 0 0 0 \(b) 0 0 0 \(shadow.color.opacity) 0\"/>")
    if shadow.radius > 0 {
      add("<feGaussianBlur")
      attribute("stdDeviation", shadow.radius)
      add("/>")
    }
    add("<feOffset")
    attribute("dx", shadow.x)
    attribute("dy", shadow.y)
    add(" result=\"shadow\"/>")
    if !shadow.isAlone {
      add("<feMerge><feMergeNode in=\"shadow\"/><feMergeNode in=\"picture\"/></feMerge>")
    }
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// Bytes in base 64.
  mutating func base64(_ bytes: [UInt8]) {
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let first = Int(bytes[index])
      let second = left > 1 ? Int(bytes[index + 1]) : 0
      let third = left > 2 ? Int(bytes[index + 2]) : 0
      encoded.append(SVGText.digits[first >> 2])
      encoded.append(SVGText.digits[(first & 3) << 4 | second >> 4])
      encoded.append(left > 1 ? SVGText.digits[(second & 15) << 2 | third >> 6] : 0x3D)
      encoded.append(left > 2 ? SVGText.digits[third & 63] : 0x3D)
      index += 3
    }
    string += String(decoding: encoded, as: UTF8.self)
  }
}

internal import Drawing
internal import ViewValues

// SVG's expressions.

extension DisplayFilter {
  /// Whether SVG can express it.
  var isForSVG: Bool {
    switch self {
    case .blur(_, let isOpaque): !isOpaque
    case .colorMatrix(let matrix): !matrix.takesWeighedColor
    case .shadow(let shadow): !shadow.isAbove && !shadow.isInverse && shadow.blendMode == .normal
    case .alphaThreshold, .linearLight: false
    }
  }
}

extension DisplayBlendMode {
  /// The name in CSS; nil for a mode that it does not have.
  var css: String? {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .clear, .copy, .sourceIn,
      .sourceOut, .destinationIn, .destinationAtop, .xor:
      nil
    }
  }
}

extension Path {
  /// The rectangle, if the path is one; else nil.
  var rectangle: Rect? {
    var rect: Rect?
    withElements { rect = Path.rectangle($0) }
    return rect
  }

  private static func rectangle(_ elements: UnsafeBufferPointer<Element>) -> Rect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3],
      case .close = elements[4], a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x
    else { return nil }
    return Rect(
      x: min(a.x, c.x),
      y: min(a.y, c.y),
      width: abs(c.x - a.x),
      height: abs(c.y - a.y)
    )
  }
}

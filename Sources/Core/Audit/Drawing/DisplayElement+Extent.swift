internal import Drawing
internal import LayoutCore

extension DisplayElement {
  /// The rectangle that it may paint; nil for elements that paint nothing.
  var extent: Rect? {
    switch self {
    case .fill(let path, _, _, _): path.boundingRect
    case .stroke(let path, _, let stroke, _, _):
      path.boundingRect?.insetBy(dx: -stroke.lineWidth, dy: -stroke.lineWidth)
    case .text(let text, _):
      text.glyphs.first.map { first in
        let xs = text.glyphs.map(\.origin.x)
        let (least, most) = (xs.min() ?? first.origin.x, xs.max() ?? first.origin.x)
        return Rect(
          x: least - text.size,
          y: first.origin.y - text.size,
          width: most - least + 2 * text.size,
          height: 2 * text.size
        )
      }
    case .image(let image, _): image.frame
    case .backdrop(let backdrop): backdrop.path.boundingRect
    case .begin, .mask, .end: nil
    }
  }
}

extension DisplayFilter {
  /// The distance by which it paints beyond its content, in points.
  var reach: Double {
    switch self {
    case .blur(let radius, _): 3 * radius
    case .shadow(let shadow):
      3 * shadow.radius + max(shadow.x.magnitude, shadow.y.magnitude)
    case .linearLight(let filter): filter.reach
    case .colorMatrix, .alphaThreshold: 0
    }
  }
}

import Drawing
import LayoutCore

extension DisplayList {
  /// A part of a picture.
  ///
  /// - Parameters:
  ///   - rect: The part, in points of the picture.
  ///   - scale: The pixels of a point.
  ///   - marks: Elements over the picture, in its coordinates.
  func part(_ rect: Rect, scale: Double = 1, marks: [DisplayElement] = []) -> DisplayList {
    var part = DisplayList(size: rect.size, scale: scale)
    part.fonts = fonts
    var group = DisplayGroup()
    group.transform = AffineTransform(tx: -rect.minX, ty: -rect.minY)
    part.elements = [.begin(group)] + elements + marks + [.end]
    return part
  }
}

import Drawing
import LayoutCore

/// An area in red.
func fill(_ path: Path) -> DisplayElement {
  .fill(path, .color(DisplayColor(red: 1, green: 0, blue: 0)), FillValue(), .normal)
}

/// A list for a square picture.
func list(_ side: Double, _ elements: [DisplayElement]) -> DisplayList {
  var list = DisplayList(size: Size(width: side, height: side), scale: 1)
  list.elements = elements
  return list
}

extension DisplayGroup {
  /// A group with a picture of its own.
  static var composited: DisplayGroup {
    var group = DisplayGroup()
    group.isComposited = true
    return group
  }
}

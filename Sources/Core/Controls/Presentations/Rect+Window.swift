package import LayoutCore

extension Rect {
  /// The rectangle moved into a window and, if it is larger, shrunk to it: the place of menus.
  package func moved(into window: Size) -> Rect {
    let (width, height) = (min(width, window.width), min(height, window.height))
    return Rect(
      x: max(min(minX, window.width - width), 0),
      y: max(min(minY, window.height - height), 0),
      width: width,
      height: height
    )
  }
}

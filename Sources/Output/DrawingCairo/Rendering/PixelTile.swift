internal import ViewValues

/// The pixels in place of a part of a page of vectors.
struct PixelTile {
  /// The pixels, counted from the page's origin.
  let rect: PixelRect

  /// The pixels of a rectangle; nil if nothing of it is on the page.
  ///
  /// - Parameters:
  ///   - transform: The transform from the rectangle's coordinates to the page's points.
  ///   - scale: Pixels per point.
  init?(_ box: Rect, _ transform: AffineTransform, _ page: Size, _ scale: Double) {
    func pixels(_ points: Double) -> Int {
      Int((min(points, PictureError.mostPoints) * scale).rounded(.up))
    }
    let whole = PixelRect(x: 0, y: 0, width: pixels(page.width), height: pixels(page.height))
    let placed = transform.concatenating(AffineTransform(scaleX: scale, y: scale))
      .boundingBox(of: box)
    rect = PixelRect(placed, within: whole)
    if rect.isEmpty { return nil }
  }
}

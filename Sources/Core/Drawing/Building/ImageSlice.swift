package import LayoutCore

/// A part of an image that is stretched over a part of its frame (D7.1).
package struct ImageSlice {
  /// The source rectangle, in fractions of the image's size.
  package var source: Rect
  /// The frame, in points.
  package var frame: Rect

  /// The largest number of tiles of one image.
  private static let mostTiles = 100_000

  /// The slices: the corners unscaled, the edges stretched or tiled along their axis, the centre
  /// along both.
  package static func slices(
    of size: Size,
    in frame: Rect,
    _ insets: EdgeInsets,
    isTiled: Bool
  ) -> [ImageSlice] {
    let columns = Bands(size.width, frame.width, insets.leading, insets.trailing, isTiled)
    let rows = Bands(size.height, frame.height, insets.top, insets.bottom, isTiled)
    guard columns.bands.count * rows.bands.count <= mostTiles else {
      return [ImageSlice(source: Rect(x: 0, y: 0, width: 1, height: 1), frame: frame)]
    }
    return rows.bands.flatMap { row in
      columns.bands.map { column in
        ImageSlice(
          source: Rect(
            x: column.from,
            y: row.from,
            width: column.to - column.from,
            height: row.to - row.from
          ),
          frame: Rect(
            x: frame.minX + column.start,
            y: frame.minY + row.start,
            width: column.length,
            height: row.length
          )
        )
      }
    }
  }

  /// The three bands of an image's axis.
  private struct Bands {
    var bands: [(from: Double, to: Double, start: Double, length: Double)] = []

    init(_ own: Double, _ room: Double, _ leading: Double, _ trailing: Double, _ isTiled: Bool) {
      var (first, last) = (min(max(leading, 0), own), min(max(trailing, 0), own))
      let middle = max(own - first - last, 0)
      let (from, to) = (first / own, (own - last) / own)
      // Insets larger than the room shrink.
      if first + last > room, first + last > 0 {
        let shrink = room / (first + last)
        (first, last) = (first * shrink, last * shrink)
      }
      let inner = room - first - last
      if first > 0 { bands.append((0, from, 0, first)) }
      if inner > 0, middle > 0 {
        if isTiled, inner / middle <= Double(ImageSlice.mostTiles) {
          var start = 0.0
          while start < inner - 1e-9 {
            let length = min(middle, inner - start)
            bands.append((from, from + (to - from) * length / middle, first + start, length))
            start += middle
          }
        } else {
          bands.append((from, to, first, inner))
        }
      }
      if last > 0 { bands.append((to, 1, room - last, last)) }
    }
  }
}

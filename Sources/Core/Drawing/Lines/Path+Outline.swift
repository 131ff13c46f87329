internal import LayoutCore
package import ViewValues

extension Path {
  /// The outline of a line along the path (D4.24).
  ///
  /// Each side of the line is an outline of lines and curves, with an error of at most a thousandth
  /// of its width; both are one where the line has ends. All areas turn the same way, so that
  /// overlaps are inside.
  package func outline(of stroke: StrokeValue) -> Path {
    let half = stroke.lineWidth / 2
    guard half > 0, half < 1e100 else { return Path() }
    var outline = StrokeOutline(stroke, half: half)
    for line in StrokeLine.lines(of: self) {
      for piece in line.dashed(stroke) { outline.add(piece) }
    }
    return outline.path
  }

  /// Whether the path turns more closely than half of a line's width, so that one side of the line
  /// is beyond the centre of curvature (D4.24).
  func turnsMoreClosely(than stroke: StrokeValue) -> Bool {
    let half = stroke.lineWidth / 2
    var isClose = false
    withElements { elements in
      var current = Point.zero
      for element in elements {
        switch element {
        case .move(let end), .line(let end): current = end
        case .curve(let end, let control1, let control2):
          let segment = PathSegment(
            from: SIMD2(current),
            SIMD2(control1),
            SIMD2(control2),
            to: SIMD2(end)
          )
          if segment.turns(within: half), segment.unfolded.count == 1 {
            isClose = true
            return
          }
          current = end
        // A following subpath begins with a move.
        case .close: break
        }
      }
    }
    return isClose
  }
}

extension SIMD2<Double> {
  init(_ point: Point) { self.init(point.x, point.y) }
}

extension Point {
  init(_ place: SIMD2<Double>) { self.init(x: place.x, y: place.y) }
}

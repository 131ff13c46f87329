// The outline of a line along a path (D4.24).

extension Path {
  /// The outline of a line along the path.
  ///
  /// Each side of the line is an outline of lines and curves, a thousandth of its width away from where
  /// it should be at most; both are one where the line has ends. All areas turn the same way, so that
  /// what several cover is inside.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = Double(style.lineWidth) / 2
    guard half > 0, half < 1e100 else { return Path() }
    var outline = StrokeOutline(style, half: half)
    for line in StrokeLine.lines(of: self) {
      for piece in line.dashed(style) { outline.add(piece) }
    }
    return outline.path
  }
}

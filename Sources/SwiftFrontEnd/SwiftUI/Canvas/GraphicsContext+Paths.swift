internal import LayoutCore

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fillOutline(path.engine, with: shading.engine(in: environment), style: style.engine))
  }

  /// Draws a line along a path, its width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var line = style.engine
    line.lineWidth = Double(style.lineWidth)
    add(.strokeOutline(path.engine, with: shading.engine(in: environment), style: line))
  }
}

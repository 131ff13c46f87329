internal import LayoutCore

// Views that a canvas draws as pictures.

extension CanvasListBuilder {
  /// The values on which the picture of a symbol depends.
  struct PictureKey: Hashable {
    let symbol: Int
    /// The proposed size; nil for the ideal one.
    var proposal: Size?
    /// The foreground instead of the canvas's.
    var foreground: StyleValue?
  }

  /// Draws a view that is a symbol, stretched over a rectangle.
  mutating func symbol(
    _ index: Int,
    _ frame: Rect,
    _ shading: CanvasShading?,
    _ opacity: Double,
    _ mode: DisplayBlendMode
  ) {
    let size = metrics.symbols[index].size
    guard size.width > 0, size.height > 0 else { return }
    let key = PictureKey(symbol: index, foreground: foreground(shading, in: frame))
    let result =
      key.foreground.map { surface.layout(drawing.symbols[index].tree, foreground: $0) }
      ?? layouts[index]
    picture(key, result, size, frame, opacity, mode)
  }

  /// Draws a text that is laid out in a rectangle, from its top leading corner (D8.9).
  mutating func text(
    _ index: Int,
    _ rect: Rect,
    _ shading: CanvasShading?,
    _ opacity: Double,
    _ mode: DisplayBlendMode
  ) {
    let tree = drawing.symbols[index].tree
    let proposal = ProposedViewSize(width: rect.width, height: rect.height)
    let size = surface.metrics(of: tree, in: proposal).size
    guard size.width > 0, size.height > 0 else { return }
    var frame = Rect(origin: rect.origin, size: size)
    if surface.environment.layoutDirection == .rightToLeft {
      frame.origin.x = rect.maxX - size.width
    }
    let key = PictureKey(
      symbol: index,
      proposal: rect.size,
      foreground: foreground(shading, in: frame)
    )
    let result = surface.layout(tree, in: proposal, foreground: key.foreground)
    picture(key, result, size, frame, opacity, mode)
  }

  /// The foreground style that a shading gives for a frame; nil for the canvas's.
  private func foreground(_ shading: CanvasShading?, in frame: Rect) -> StyleValue? {
    shading?.style(
      in: frame,
      metrics,
      isMirrored: surface.environment.layoutDirection == .rightToLeft
    )
  }

  private mutating func picture(
    _ key: PictureKey,
    _ result: @autoclosure () -> LayoutResult,
    _ size: Size,
    _ frame: Rect,
    _ opacity: Double,
    _ mode: DisplayBlendMode
  ) {
    let elements: [DisplayElement]
    if let known = pictures[key] {
      elements = known
    } else {
      elements = builder.elements(of: result(), size: size)
      pictures[key] = elements
    }
    guard !elements.isEmpty else { return }
    var group = DisplayGroup()
    group.transform = AffineTransform(
      a: frame.width / size.width,
      d: frame.height / size.height,
      tx: frame.minX,
      ty: frame.minY
    )
    if opacity != 1 || mode != .normal {
      group.isComposited = true
      group.opacity = opacity
      group.blendMode = mode
    }
    builder.writer.begin(group)
    for element in elements { builder.writer.add(element) }
    builder.writer.end()
  }
}

extension DisplayListBuilder {
  /// The elements that another layout draws, from its own top left corner.
  mutating func elements(of result: LayoutResult, size: Size) -> [DisplayElement] {
    var options = DrawingOptions()
    options.background = .none
    options.resources = resources
    options.scale = grid.displayScale
    var inner = DisplayListBuilder(result, options)
    inner.isElevated = isElevated
    // There is one writer, which has the fonts and glyphs of all.
    swap(&inner.writer, &writer)
    let start = inner.writer.list.elements.count
    let reach = max(size.width, size.height)
    inner.drawViews(in: Rect(origin: .zero, size: size).insetBy(dx: -reach, dy: -reach))
    let elements = Array(inner.writer.list.elements[start...])
    inner.writer.list.elements.removeSubrange(start...)
    swap(&inner.writer, &writer)
    return elements
  }
}

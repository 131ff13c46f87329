internal import LayoutCore

extension DisplayListBuilder {
  /// Draws a picture by its name: as large as it is, or stretched over the frame (D7.1).
  mutating func drawImage(
    _ name: String?,
    _ capInsets: EdgeInsets?,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let frame = grid.round(view.frame)
    guard frame.size.isFinite, frame.width > 0, frame.height > 0, state.shows(frame) else {
      return
    }
    let environment = state.environment(of: view)
    guard let name, let picture = resources.image(named: name, in: environment) else {
      if let symbol = view.symbolName {
        return drawSymbol(symbol, in: frame, view, state)
      }
      if let name {
        writer.complain(
          "there is no image '\(name)' to draw; its place is marked",
          about: view.source
        )
      }
      return drawPlaceholder(name, in: frame, view, state)
    }
    var image = DisplayImage(picture.source, in: frame)
    image.opacity = state.opacity
    image.isMirrored = picture.isMirrored && environment.layoutDirection == .rightToLeft
    if renderingMode(of: view) ?? picture.renderingMode == .template {
      let style = resolve(.level(.primary), in: frame, environment, view: view.index)
      if case .paint(let paint) = style.paint { image.template = paint }
    }
    let mode = DisplayBlendMode(state.blendMode)
    guard let capInsets, picture.size.width > 0, picture.size.height > 0 else {
      writer.add(.image(image, mode))
      return
    }
    for slice in ImageSlice.slices(
      of: picture.size,
      in: frame,
      capInsets,
      isTiled: picture.isTiled
    ) {
      var part = image
      part.sourceRect = slice.source
      part.frame = slice.frame
      writer.add(.image(part, mode))
    }
  }

  /// What its modifiers say of an image's colours, the innermost first (D7.3).
  private func renderingMode(of view: PlacedView) -> ImageRenderingMode? {
    for modifier in view.modifiers {
      if case .drawing(.renderingMode(let mode)) = modifier.content { return mode }
    }
    return nil
  }

  /// Marks the place of a picture that is not there: grey, with a frame and diagonals.
  mutating func drawPlaceholder(
    _ name: String?,
    in frame: Rect,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    fill(
      Path(frame),
      .color(.system(.systemFill)),
      in: frame,
      FillValue(isAntialiased: false),
      view.environment,
      view.index,
      state
    )
    let width = grid.pixelLength
    let inner = frame.insetBy(dx: width / 2, dy: width / 2)
    guard inner.width > 0, inner.height > 0 else { return }
    var path = Path(inner)
    path.move(to: inner.origin)
    path.addLine(to: Point(x: inner.maxX, y: inner.maxY))
    path.move(to: Point(x: inner.maxX, y: inner.minY))
    path.addLine(to: Point(x: inner.minX, y: inner.maxY))
    stroke(
      path,
      .color(.system(.systemGray3)),
      in: frame,
      StrokeValue(lineWidth: width),
      isAntialiased: true,
      view.environment,
      view.index,
      state
    )
  }
}

extension PlacedView {
  /// The symbol of the system that an image of a stated size is; nil for other images.
  fileprivate var symbolName: String? {
    for modifier in modifiers {
      if case .annotation(let annotation, _) = modifier.content,
        let name = annotation.value.symbolName
      {
        return name
      }
    }
    return nil
  }
}

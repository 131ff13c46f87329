internal import LayoutCore

extension DisplayListBuilder {
  /// Draws a picture by its name: in its size, or stretched over the frame (D7.1).
  mutating func drawImage(
    _ name: String?,
    _ capInsets: EdgeInsets?,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let frame = pixelFrame(of: view)
    guard frame.size.isFinite, frame.width > 0, frame.height > 0, state.shows(frame) else {
      return
    }
    let environment = state.environment(of: view)
    let look = ImageLook(view)
    if let (drawing, surface) = view.imageDrawing {
      return drawImage(drawing, on: surface, capInsets, look, in: frame, view, state)
    }
    let found =
      look.file.map { resources.image(file: $0, size: look.size) }
      ?? name.flatMap { resources.image(named: $0, in: environment) }
    guard let picture = found else {
      if let symbol = view.symbolName {
        return drawSymbol(symbol, in: frame, isStretched: capInsets != nil, view, state)
      }
      if let name = look.file ?? (resources.tellsOfMissingNames ? nil : name) {
        writer.complain(
          "there is no image '\(name)' to draw; its place is marked",
          about: view.source
        )
      } else if name == nil {
        writer.complain(
          "the pixels of an image are not known; its place is marked",
          about: view.source
        )
      }
      return drawPlaceholder(name, in: frame, view, state)
    }
    var image = DisplayImage(picture.source, in: frame)
    image.opacity = state.opacity
    image.isMirrored = picture.isMirrored
    image.interpolation = look.interpolation == ImageInterpolation.none ? .none : .smooth
    image.isAntialiased = look.isAntialiased
    if look.renderingMode ?? picture.renderingMode == .template {
      let style = resolve(.level(.primary), in: frame, environment, view: view.index)
      if case .paint(let paint) = style.paint { image.template = paint }
      if !style.shadows.isEmpty {
        // The picture around has the opacity.
        image.opacity = 1
        return withShadows(style.shadows, DisplayBlendMode(state.blendMode), state) {
          builder,
          _ in
          builder.draw(image, picture, capInsets, look, .normal)
        }
      }
    }
    draw(image, picture, capInsets, look, DisplayBlendMode(state.blendMode))
  }

  /// Draws a whole picture, or the slices of one that is stretched or tiled.
  private mutating func draw(
    _ image: DisplayImage,
    _ picture: DrawingPicture,
    _ capInsets: EdgeInsets?,
    _ look: ImageLook,
    _ mode: DisplayBlendMode
  ) {
    guard let capInsets, picture.size.width > 0, picture.size.height > 0 else {
      writer.add(.image(image, mode))
      return
    }
    for slice in ImageSlice.slices(
      of: picture.size,
      in: image.frame,
      capInsets,
      isTiled: look.resizingMode.map { $0 == .tile } ?? picture.isTiled
    ) {
      var part = image
      part.sourceRect = slice.source
      part.frame = slice.frame
      if image.isMirrored {
        part.frame.origin.x = image.frame.minX + image.frame.maxX - slice.frame.maxX
      }
      writer.add(.image(part, mode))
    }
  }

  /// The modifiers of an image, the innermost first.
  struct ImageLook {
    var renderingMode: ImageRenderingMode?
    var interpolation: ImageInterpolation?
    var resizingMode: ImageResizingMode?
    var isAntialiased = true
    var file: String?
    /// The size that the image states, in points.
    var size = Size.zero

    init(_ view: PlacedView) {
      if case .image(_, let own, _) = view.content { size = own }
      var (isColoured, isEdged) = (false, false)
      for modifier in view.modifiers {
        guard case .drawing(let effect) = modifier.content else { continue }
        switch effect {
        case .renderingMode(let mode) where !isColoured:
          renderingMode = mode
          isColoured = true
        case .interpolation(let own): interpolation = interpolation ?? own
        case .resizingMode(let own): resizingMode = resizingMode ?? own
        case .antialiased(let own) where !isEdged:
          isAntialiased = own
          isEdged = true
        case .imageFile(let path): file = file ?? path
        case .shadow, .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation,
          .colorInvert, .colorMultiply, .luminanceToAlpha, .blendMode, .compositingGroup,
          .geometryGroup,
          .drawingGroup, .renderingMode, .antialiased, .listRowBackground:
          break
        }
      }
    }
  }

  /// Draws a placeholder for a missing picture: grey, with a frame and diagonals.
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
      .color(.system(.gray)),
      in: frame,
      StrokeValue(lineWidth: width),
      isAntialiased: true,
      view.environment,
      view.index,
      state
    )
  }
}

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
    let look = ImageLook(view)
    let found =
      look.file.map { resources.image(file: $0, size: look.size) }
      ?? name.flatMap { resources.image(named: $0, in: environment) }
    guard let picture = found else {
      if let name = look.file ?? name {
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
    image.interpolation = look.interpolation == ImageInterpolation.none ? .none : .smooth
    image.isAntialiased = look.isAntialiased
    if look.renderingMode ?? picture.renderingMode == .template {
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
      isTiled: look.resizingMode.map { $0 == .tile } ?? picture.isTiled
    ) {
      var part = image
      part.sourceRect = slice.source
      part.frame = slice.frame
      writer.add(.image(part, mode))
    }
  }

  /// What an image's modifiers say of it, the innermost first.
  private struct ImageLook {
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
          .drawingGroup, .renderingMode, .antialiased, .listRowBackground:
          break
        }
      }
    }
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

  // MARK: Symbols

  /// Draws a symbol of the system in the foreground style (D7.3, D7.10).
  mutating func drawSymbol(
    _ name: String,
    in frame: Rect,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    drawSymbol(name, in: frame, state.environment(of: view), view, state)
  }

  /// Draws a symbol: what stands in for it, scaled into the part of its size that has ink (D7.11), or
  /// a dashed frame where nothing does (D7.12).
  mutating func drawSymbol(
    _ name: String,
    in frame: Rect,
    _ environment: EnvironmentValues,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    guard frame.size.isFinite, frame.width > 0, frame.height > 0, state.shows(frame) else {
      return
    }
    let mirrors = environment.layoutDirection == .rightToLeft && SystemSymbol.mirrors(name)
    guard let symbol = resources.symbol(named: name), let box = symbol.path.boundingRect,
      box.width > 0 || box.height > 0
    else {
      writer.complain(
        "nothing stands in for the symbol '\(name)'; its place is marked",
        about: view.source
      )
      return drawUnknownSymbol(in: frame, environment, view, state)
    }
    let ink = frame.insetBy(dx: frame.width * 0.08, dy: frame.height * 0.06)
    let scale = min(
      box.width > 0 ? ink.width / box.width : .infinity,
      box.height > 0 ? ink.height / box.height : .infinity
    )
    let flip = mirrors ? -1.0 : 1.0
    let place = AffineTransform(
      a: scale * flip,
      d: scale,
      tx: ink.midX - box.midX * scale * flip,
      ty: ink.midY - box.midY * scale
    )
    guard let hole = symbol.hole else {
      return fill(
        symbol.path.applying(place),
        .level(.primary),
        in: frame,
        FillValue(),
        environment,
        view.index,
        state
      )
    }
    var group = DisplayGroup()
    group.hasMask = true
    group.isMaskInverse = true
    group.opacity = state.opacity
    group.blendMode = DisplayBlendMode(state.blendMode)
    writer.begin(group)
    fill(
      symbol.path.applying(place),
      .level(.primary),
      in: frame,
      FillValue(),
      environment,
      view.index,
      state.insidePicture()
    )
    writer.mask()
    writer.add(.fill(hole.applying(place), .color(.black), FillValue(), .normal))
    writer.end()
  }

  private mutating func drawUnknownSymbol(
    in frame: Rect,
    _ environment: EnvironmentValues,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let width = max(min(frame.width, frame.height) * 0.06, grid.pixelLength)
    let inner = frame.insetBy(dx: width, dy: width)
    guard inner.width > 0, inner.height > 0 else { return }
    let radius = min(inner.width, inner.height) * 0.2
    var path = Path()
    path.addRoundedRect(in: inner, cornerSize: Size(width: radius, height: radius))
    stroke(
      path,
      .level(.primary),
      in: frame,
      StrokeValue(lineWidth: width, dash: [3 * width, 2 * width]),
      isAntialiased: true,
      environment,
      view.index,
      state
    )
  }
}

extension SystemSymbol {
  /// Whether a symbol turns with the direction of layout: those named for where a line begins or
  /// ends.
  fileprivate static func mirrors(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }
}

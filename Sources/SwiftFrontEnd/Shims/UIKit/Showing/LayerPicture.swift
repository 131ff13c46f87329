/// The drawing of a layer: its background, contents, sublayers and border (V20.8).
struct LayerPicture: View {
  let layer: CALayer
  let revision: Int

  var body: some View {
    if isShown {
      parts
        .frame(width: size.width, height: size.height)
        .background {
          if let fill = layer.fill { layer.outline.fill(fill) }
        }
        .modifier(LayerLook(layer: layer))
        .modifier(UIViewElement(view: layer.owner))
    }
  }

  private var size: CGSize { layer.bounds.size }

  private var isShown: Bool {
    !layer.isHidden && !(layer.owner?.isHidden ?? false)
  }

  private var parts: some View {
    let bounds = CGRect(origin: .zero, size: size)
    let view = layer.owner
    return FrameLayout {
      if let picture = layer.picture() { picture.placed(in: bounds) }
      if let view {
        if let picture = view.picture() {
          picture
            .environment(
              \.layoutDirection,
              _ScreenTraits.current.isRightToLeft ? .rightToLeft : .leftToRight
            )
            .placed(in: bounds)
        } else if let place = view.place {
          place.placed(in: bounds)
        }
        if view.drawsItself { drawing(of: view).placed(in: bounds) }
      }
      ForEach(sublayers, id: \.id) { inner in
        LayerPicture(layer: inner.layer, revision: revision)
          .placed(in: inner.frame)
      }
    }
  }

  /// A sublayer with its frame.
  private struct Inner {
    let id: ObjectIdentifier
    let layer: CALayer
    let frame: CGRect
  }

  private var sublayers: [Inner] {
    let layers = layer.sublayers ?? []
    let origin = layer.bounds.origin
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map { _, layer in
        Inner(
          id: ObjectIdentifier(layer),
          layer: layer,
          frame: layer.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        )
      }
  }

  private func drawing(of view: UIView) -> some View {
    Canvas { context, size in
      context.withCGContext { graphics in
        DrawingContexts.draw(in: graphics, size: size) {
          view.draw(CGRect(origin: view.bounds.origin, size: size))
        }
      }
    }
  }
}

/// The border, clipping, mask and shadow of a layer.
private struct LayerLook: ViewModifier {
  let layer: CALayer

  func body(content: Content) -> some View {
    let view = layer.owner
    let isClipped = layer.masksToBounds || (view?.clipsToBounds ?? false)
    let opacity = Double(layer.opacity) * Double(view?.alpha ?? 1)
    content
      .modifier(Clipping(shape: isClipped ? layer.outline : nil))
      .modifier(LayerBorder(layer: layer))
      .modifier(LayerMask(mask: view?.mask?.layer ?? layer.mask))
      .modifier(LayerShadow(layer: isClipped ? nil : layer))
      .modifier(LayerSurroundings(view: view))
      .modifier(LayerPlace(opacity: opacity, transform: transform))
  }

  /// The transform of the layer, about its anchor.
  private var transform: CGAffineTransform {
    let own = layer.affineTransform().concatenating(layer.owner?.transform ?? .identity)
    guard own != .identity else { return own }
    let x = layer.bounds.width * layer.anchorPoint.x
    let y = layer.bounds.height * layer.anchorPoint.y
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(own)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// The opacity and transform of a layer.
private struct LayerPlace: ViewModifier {
  let opacity: Double
  let transform: CGAffineTransform

  func body(content: Content) -> some View {
    if transform != .identity {
      content.opacity(opacity).transformEffect(transform)
    } else if opacity < 1 {
      content.opacity(opacity)
    } else {
      content
    }
  }
}

private struct LayerBorder: ViewModifier {
  let layer: CALayer

  func body(content: Content) -> some View {
    if layer.borderWidth > 0 {
      content.overlay {
        layer.outline.strokeBorder(
          layer.borderColor.map { Color(cgColor: $0) } ?? .black,
          lineWidth: layer.borderWidth
        )
      }
    } else {
      content
    }
  }
}

private struct Clipping: ViewModifier {
  let shape: LayerOutline?

  func body(content: Content) -> some View {
    if let shape { content.clipShape(shape) } else { content }
  }
}

private struct LayerMask: ViewModifier {
  let mask: CALayer?

  func body(content: Content) -> some View {
    if let mask {
      content.mask(alignment: .topLeading) {
        LayerPicture(layer: mask, revision: 0)
          .offset(x: mask.frame.minX, y: mask.frame.minY)
      }
    } else {
      content
    }
  }
}

private struct LayerShadow: ViewModifier {
  let layer: CALayer?

  func body(content: Content) -> some View {
    if let layer, layer.shadowOpacity > 0 {
      content.shadow(
        color: (layer.shadowColor.map { Color(cgColor: $0) } ?? .black)
          .opacity(Double(layer.shadowOpacity)),
        radius: layer.shadowRadius,
        x: layer.shadowOffset.width,
        y: layer.shadowOffset.height
      )
    } else {
      content
    }
  }
}

/// The environment that a view sets for its subviews.
private struct LayerSurroundings: ViewModifier {
  let view: UIView?

  func body(content: Content) -> some View {
    if let view, view.overrideUserInterfaceStyle != .unspecified {
      content.environment(
        \.colorScheme,
        view.overrideUserInterfaceStyle == .dark ? .dark : .light
      )
    } else {
      content
    }
  }
}

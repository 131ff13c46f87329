internal import CCairo
internal import Drawing
internal import ViewValues

extension PixelSurface {
  /// Adds a shadow below or above the pixels: blurred opacity, coloured and moved (D5.10, D8.17).
  func addShadow(
    _ shadow: DisplayShadow,
    _ transform: AffineTransform,
    isInLight: Bool = false
  ) throws(PictureError) {
    let cast = try cast(shadow, transform)
    if shadow.isAlone { return paint(cast, .copy) }
    if isInLight {
      let mode = shadow.isAbove ? shadow.blendMode : .destinationOver
      return paintInLight(cast, at: (x: 0, y: 0), opacity: 1, mode)
    }
    guard shadow.isAbove else { return paint(cast, .destinationOver) }
    if shadow.blendMode == .plusDarker {
      plusDarker(cast, opacity: 1)
    } else {
      paint(cast, shadow.blendMode)
    }
  }

  /// The shadow of the pixels: their blurred opacity, coloured and moved by the transform.
  private func cast(
    _ shadow: DisplayShadow,
    _ transform: AffineTransform
  ) throws(PictureError) -> PixelSurface {
    let cast = try PixelSurface(cairo, width: width, height: height)
    withPixels { pixels, stride in
      cast.withPixels { target, targetStride in
        for row in 0..<height {
          let (from, to) = (row * stride + 3, row * targetStride + 3)
          for column in 0..<width { target[to + 4 * column] = pixels[from + 4 * column] }
        }
      }
    }
    try cast.blur(
      BlurDeviation(radius: shadow.radius, under: transform),
      movedBy: shadow.offset(under: transform),
      isAlphaOnly: true
    )
    let color = PixelSurface.bytes(shadow.color)
    cast.withPixels { pixels, stride in
      for row in 0..<height {
        var index = row * stride
        for _ in 0..<width {
          let own = Int(pixels[index + 3])
          // A blurred and then inverted opacity has no edge at the ends of the pixels.
          let coverage = shadow.isInverse ? 255 - own : own
          func weighed(_ component: UInt8) -> UInt8 {
            UInt8((Int(component) * coverage + 127) / 255)
          }
          pixels[index] = weighed(color.0)
          pixels[index + 1] = weighed(color.1)
          pixels[index + 2] = weighed(color.2)
          pixels[index + 3] = weighed(color.3)
          index += 4
        }
      }
    }
    return cast
  }

  /// Paints other pixels onto these.
  private func paint(_ other: PixelSurface, _ mode: DisplayBlendMode) {
    guard let context = try? CairoContext(cairo, on: pointer) else { return }
    context.setSource(other, at: (x: 0, y: 0))
    _ = context.setBlendMode(mode)
    cairo.call.cairo_paint(context.pointer)
  }
}

extension DisplayShadow {
  /// The offset of the shadow under a transform.
  func offset(under transform: AffineTransform) -> Point {
    Point(x: transform.a * x + transform.c * y, y: transform.b * x + transform.d * y)
  }
}

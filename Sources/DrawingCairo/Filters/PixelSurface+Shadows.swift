internal import CCairo
internal import Drawing
internal import ViewValues

extension PixelSurface {
  /// Puts the blurred opacity below or above the pixels, coloured and moved (D5.10, D8.17).
  func addShadow(
    _ shadow: DisplayShadow,
    scale: Double,
    isInLight: Bool = false
  ) throws(PictureError) {
    let cast = try cast(shadow, scale: scale)
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

  /// What the pixels cast: their blurred opacity, coloured and moved.
  private func cast(
    _ shadow: DisplayShadow,
    scale: Double
  ) throws(PictureError) -> PixelSurface {
    let cast = try PixelSurface(cairo, width: width, height: height)
    let (right, down) = (
      Int((shadow.x * scale).rounded()), Int((shadow.y * scale).rounded())
    )
    withPixels { pixels, stride in
      cast.withPixels { target, targetStride in
        for row in 0..<height {
          let from = (row - down) * stride
          let to = row * targetStride
          let hasRow = (0..<height).contains(row - down)
          for column in 0..<width {
            let isInside = hasRow && (0..<width).contains(column - right)
            let alpha = isInside ? pixels[from + 4 * (column - right) + 3] : 0
            target[to + 4 * column + 3] = shadow.isInverse ? 255 - alpha : alpha
          }
        }
      }
    }
    cast.blur(radius: shadow.radius * scale, isAlphaOnly: true)
    let color = PixelSurface.bytes(shadow.color)
    cast.withPixels { pixels, stride in
      for row in 0..<height {
        var index = row * stride
        for _ in 0..<width {
          let coverage = Int(pixels[index + 3])
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

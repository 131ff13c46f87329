internal import Drawing
internal import ViewValues

// Filters on pixels: eight bits a component, computed in floating point.

extension PixelSurface {
  /// Applies a filter.
  ///
  /// - Parameters:
  ///   - transform: The transform from the filter's coordinates to pixels.
  ///   - isInLight: Whether the filter works in linear light.
  func apply(
    _ filter: DisplayFilter,
    _ transform: AffineTransform,
    isInLight: Bool = false
  ) throws(PictureError) {
    try cairo.budget.work(filter.work, on: width * height)
    if isInLight { return try applyInLight(filter, transform) }
    switch filter {
    case .blur(let radius, let isOpaque):
      try blur(BlurDeviation(radius: radius, under: transform))
      if isOpaque { normalizeEdges() }
    case .colorMatrix(let matrix): apply(matrix)
    case .linearLight(let inner): try applyInLight(inner, transform)
    case .shadow(let shadow): try addShadow(shadow, transform)
    case .alphaThreshold(let minimum, let maximum, let color):
      apply(alphaFrom: minimum, to: maximum, color)
    }
  }

  /// Applies a material's filter to a backdrop.
  func apply(_ filter: MaterialFilter, scale: Double) throws(PictureError) {
    try cairo.budget.work(.blur, on: width * height)
    mapColors(remembering: true) { filter.applied(to: $0) }
    guard filter.radius > 0 else { return }
    try blur(BlurDeviation(both: filter.radius * scale), isWindow: true)
    normalizeEdges()
  }

  // MARK: Colours

  private func apply(_ matrix: ColorMatrix) {
    mapColors(remembering: true) { matrix.applied(to: $0) }
  }

  private func apply(alphaFrom minimum: Double, to maximum: Double, _ color: DisplayColor) {
    mapColors(remembering: true) { pixel in
      pixel.opacity >= minimum && pixel.opacity <= maximum ? color : .clear
    }
  }

  /// Maps each colour, which is not premultiplied.
  ///
  /// - Parameter remembering: Whether equal colours always have equal results: neighbours often are
  ///   equal.
  func mapColors(
    remembering: Bool,
    _ body: (DisplayColor) -> DisplayColor
  ) {
    withPixels { pixels, stride in
      var last: UInt32 = 0
      var result: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
      var isKnown = false
      for row in 0..<height {
        var index = row * stride
        for _ in 0..<width {
          let (b, g, r, a) = (
            pixels[index], pixels[index + 1], pixels[index + 2], pixels[index + 3]
          )
          let key = UInt32(b) | UInt32(g) << 8 | UInt32(r) << 16 | UInt32(a) << 24
          if !isKnown || key != last {
            isKnown = remembering
            last = key
            let alpha = Double(a) / 255
            let weight = a == 0 ? 0 : 1 / Double(a)
            let color = body(
              DisplayColor(
                red: Double(r) * weight,
                green: Double(g) * weight,
                blue: Double(b) * weight,
                opacity: alpha
              )
            )
            result = PixelSurface.bytes(color)
          }
          pixels[index] = result.0
          pixels[index + 1] = result.1
          pixels[index + 2] = result.2
          pixels[index + 3] = result.3
          index += 4
        }
      }
    }
  }

  /// The bytes of a pixel: blue, green, red, premultiplied, and the opacity.
  static func bytes(_ color: DisplayColor) -> (UInt8, UInt8, UInt8, UInt8) {
    let opacity = min(max(color.opacity, 0), 1)
    func byte(_ component: Double) -> UInt8 {
      UInt8(min(max(component, 0), 1) * opacity * 255 + 0.5)
    }
    return (byte(color.blue), byte(color.green), byte(color.red), UInt8(opacity * 255 + 0.5))
  }

  // MARK: Opacity

  /// Divides colours by their opacity, which becomes 1: edges then neither fade nor darken (D2.11).
  func normalizeEdges() {
    withPixels { pixels, stride in
      for row in 0..<height {
        var index = row * stride
        for _ in 0..<width {
          let alpha = Int(pixels[index + 3])
          if alpha != 0, alpha != 255 {
            for channel in 0..<3 {
              let value = (Int(pixels[index + channel]) * 255 + alpha / 2) / alpha
              pixels[index + channel] = UInt8(min(value, 255))
            }
            pixels[index + 3] = 255
          }
          index += 4
        }
      }
    }
  }

  /// Multiplies the pixels by the opacity of others, of a surface of the same size.
  func multiplyAlpha(by mask: PixelSurface, isInverse: Bool) {
    mask.withPixels { other, otherStride in
      withPixels { pixels, stride in
        for row in 0..<min(height, mask.height) {
          var index = row * stride
          var otherIndex = row * otherStride
          for _ in 0..<min(width, mask.width) {
            let own = Int(other[otherIndex + mask.alpha])
            let alpha = isInverse ? 255 - own : own
            if alpha != 255 {
              for channel in 0..<step {
                pixels[index + channel] = UInt8((Int(pixels[index + channel]) * alpha + 127) / 255)
              }
            }
            index += step
            otherIndex += mask.step
          }
        }
      }
    }
  }

  /// Blends pixels with `plusDarker`: the differences of both from white add up, weighted by their
  /// opacity, so that translucent ones differ from white as well (D5.18).
  ///
  /// - Parameter cover: The coverage of each pixel, of the same size; nil for its opacity.
  func plusDarker(_ source: PixelSurface, opacity: Double, cover: PixelSurface? = nil) {
    let weight = min(max(opacity, 0), 1)
    func paint(_ share: (_ row: Int, _ column: Int) -> Double) {
      source.withPixels { above, aboveStride in
        withPixels { pixels, stride in
          for row in 0..<min(height, source.height) {
            for column in 0..<min(width, source.width) {
              let (index, other) = (row * stride + 4 * column, row * aboveStride + 4 * column)
              let share = share(row, column)
              // A mode applies to painted pixels (D5.19).
              if above[other + 3] == 0 || share == 0 || weight == 0 { continue }
              for channel in 0..<4 {
                let own = Double(pixels[index + channel]) / 255
                let added = min(Double(above[other + channel]) / 255 / share, 1) * weight
                let sum = channel == 3 ? min(1, own + added) : max(0, own + added - 1)
                pixels[index + channel] = UInt8((own + (sum - own) * share) * 255 + 0.5)
              }
            }
          }
        }
      }
    }
    guard let cover else { return paint { _, _ in 1 } }
    cover.withPixels { opacities, stride in
      paint { row, column in
        Double(opacities[row * stride + cover.step * column + cover.alpha]) / 255
      }
    }
  }
}

extension DisplayFilter {
  /// The distance by which the filter's result extends beyond its source, under a transform.
  func reach(under transform: AffineTransform) -> Point {
    func reach(_ radius: Double, _ offset: Point) -> Point {
      let deviation = BlurDeviation(radius: radius, under: transform)
      return Point(
        x: 3 * deviation.x + offset.x.magnitude,
        y: 3 * deviation.y + offset.y.magnitude
      )
    }
    switch self {
    case .blur(let radius, _): return reach(radius, .zero)
    case .shadow(let shadow): return reach(shadow.radius, shadow.offset(under: transform))
    case .linearLight(let filter): return filter.reach(under: transform)
    case .colorMatrix, .alphaThreshold: return .zero
    }
  }
}

internal import Drawing
internal import ViewValues

// Drawing in linear light: filters (D8.16) and groups (D5.6).

extension PixelSurface {
  /// Applies a filter in linear light.
  func applyInLight(
    _ filter: DisplayFilter,
    _ transform: AffineTransform
  ) throws(PictureError) {
    switch filter {
    case .blur(let radius, let isOpaque):
      try blur(BlurDeviation(radius: radius, under: transform), isInLight: true)
      if isOpaque { normalizeEdges() }
    case .colorMatrix(let matrix):
      mapColors(remembering: true) { color in
        let light = DisplayColor(
          red: LinearColor.decoded(color.red),
          green: LinearColor.decoded(color.green),
          blue: LinearColor.decoded(color.blue),
          opacity: color.opacity
        )
        let changed = matrix.applied(to: light)
        return DisplayColor(
          linear: LinearColor(changed.red, changed.green, changed.blue),
          opacity: changed.opacity
        )
      }
    case .linearLight(let inner): try applyInLight(inner, transform)
    case .shadow(let shadow): try addShadow(shadow, transform, isInLight: true)
    // Opacity does not depend on the colour space.
    case .alphaThreshold: try apply(filter, transform)
    }
  }

  /// Blends other pixels onto these, in linear light.
  ///
  /// - Parameters:
  ///   - source: The other pixels.
  ///   - place: The place of their first pixel on these.
  ///   - band: Their rows to blend; nil for all.
  ///   - cover: The coverage of each of them: the opacities of a surface of the same size; nil for
  ///     full.
  func paintInLight(
    _ source: PixelSurface,
    at place: (x: Int, y: Int),
    rows band: Range<Int>? = nil,
    opacity: Double,
    _ mode: DisplayBlendMode,
    cover: PixelSurface? = nil
  ) {
    let columns = max(0, -place.x)..<max(0, -place.x, min(source.width, width - place.x))
    let all = max(0, -place.y)..<max(0, -place.y, min(source.height, height - place.y))
    let band = band ?? 0..<source.height
    let rows = all.clamped(to: band)
    let weight = min(max(opacity, 0), 1)
    func paint(_ covered: (_ row: Int, _ column: Int) -> UInt8?) {
      source.withPixels { above, aboveStride in
        withPixels { pixels, stride in
          for row in rows {
            for column in columns {
              let from = row * aboveStride + 4 * column
              let share = covered(row - band.lowerBound, column).map { Double($0) / 255 } ?? 1
              if share == 0 || above[from + 3] == 0 && mode.needsSource { continue }
              let to = (row + place.y) * stride + 4 * (column + place.x)
              let below = PixelSurface.lightOfPixel(pixels, to)
              let source = PixelSurface.lightOfPixel(above, from) * weight
              var mixed = LightBlend.blend(mode, below, source)
              if share < 1 { mixed = below + (mixed - below) * share }
              PixelSurface.encode(mixed, into: pixels, to)
            }
          }
        }
      }
    }
    guard let cover else { return paint { _, _ in nil } }
    cover.withPixels { opacities, stride in
      paint { row, column in opacities[row * stride + cover.step * column + cover.alpha] }
    }
  }

  /// The light of a pixel, premultiplied; the opacity comes last.
  static func lightOfPixel(
    _ pixels: UnsafeMutableBufferPointer<UInt8>,
    _ index: Int
  ) -> LightBlend.Pixel {
    let alpha = pixels[index + 3]
    if alpha == 0 { return .zero }
    let opacity = Double(alpha) / 255
    func light(_ channel: Int) -> Double {
      if alpha == 255 { return exactLight[Int(pixels[index + channel])] }
      return LinearColor.decoded(min(Double(pixels[index + channel]) / Double(alpha), 1)) * opacity
    }
    return LightBlend.Pixel(light(2), light(1), light(0), opacity)
  }

  static func encode(
    _ light: LightBlend.Pixel,
    into pixels: UnsafeMutableBufferPointer<UInt8>,
    _ index: Int
  ) {
    let opacity = min(max(light.w, 0), 1)
    let alpha = UInt8(opacity * 255 + 0.5)
    for channel in 0..<3 {
      let own = opacity > 0 ? min(max(light[2 - channel] / opacity, 0), 1) : 0
      let encoded = LinearColor.encoded(own) * opacity * 255
      pixels[index + channel] = min(UInt8(encoded + 0.5), alpha)
    }
    pixels[index + 3] = alpha
  }

  /// The light of each encoded byte.
  private static let exactLight: [Double] = (0...255).map {
    LinearColor.decoded(Double($0) / 255)
  }

  /// The light of each encoded byte, from 0 to 255.
  private static let light: [Float] = (0...255).map {
    Float(LinearColor.decoded(Double($0) / 255) * 255)
  }

  /// Decodes premultiplied pixels to light.
  static func decode(_ values: inout [Float]) {
    for index in stride(from: 0, to: values.count - 3, by: 4) {
      let alpha = values[index + 3]
      guard alpha > 0 else { continue }
      for channel in 0..<3 {
        let byte = Int(min(values[index + channel] * 255 / alpha + 0.5, 255))
        values[index + channel] = light[byte] * alpha / 255
      }
    }
  }

  /// Encodes premultiplied light to pixels.
  static func encode(_ values: inout [Float]) {
    for index in stride(from: 0, to: values.count - 3, by: 4) {
      let alpha = values[index + 3]
      guard alpha > 0 else { continue }
      for channel in 0..<3 {
        let encoded = LinearColor.encoded(Double(min(values[index + channel] / alpha, 1)))
        values[index + channel] = Float(encoded) * alpha
      }
    }
  }
}

extension DisplayBlendMode {
  /// Whether the mode changes nothing without a source.
  var needsSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter, .xor:
      true
    }
  }
}

extension DisplayPaint {
  /// The largest difference across a linear piece of a gradient, in steps of a byte.
  private static let stepsOfPiece = 4.0

  /// The paint for blending in linear light, whose gradients are mixed so as well: "device" colours
  /// are those of the space that is drawn in (D3.3).
  var inLight: DisplayPaint {
    switch self {
    case .color, .tiles: return self
    case .mesh(var mesh, let frame):
      mesh.mixesLight = true
      return .mesh(mesh, frame)
    case .linear(let gradient, let from, let to):
      return .linear(gradient.inLight(DisplayPaint.stepsOfPiece), from: from, to: to)
    case .radial(let gradient, let center, let start, let end, let transform):
      return .radial(
        gradient.inLight(DisplayPaint.stepsOfPiece),
        center: center,
        startRadius: start,
        endRadius: end,
        transform: transform
      )
    case .angular(let gradient, let center, let start, let end):
      return .angular(
        gradient.inLight(DisplayPaint.stepsOfPiece),
        center: center,
        startAngle: start,
        endAngle: end
      )
    }
  }
}

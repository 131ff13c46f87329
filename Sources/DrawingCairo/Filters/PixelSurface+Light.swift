internal import Drawing
internal import ViewValues

// Filters in linear light (D8.16).

extension PixelSurface {
  /// Does what a filter does, in linear light: blurs and matrices, as all else is a matter of opacity.
  func applyInLight(_ filter: DisplayFilter, scale: Double) throws(PictureError) {
    switch filter {
    case .blur(let radius, let isOpaque):
      blur(radius: radius * scale, isInLight: true)
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
    case .linearLight(let inner): try applyInLight(inner, scale: scale)
    case .shadow, .alphaThreshold: try apply(filter, scale: scale)
    }
  }

  /// The light of each encoded byte, from 0 to 255.
  private static let light: [Float] = (0...255).map {
    Float(LinearColor.decoded(Double($0) / 255) * 255)
  }

  /// Turns encoded pixels, weighed by their opacity, into light.
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

  /// Turns light, weighed by its opacity, into encoded pixels.
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

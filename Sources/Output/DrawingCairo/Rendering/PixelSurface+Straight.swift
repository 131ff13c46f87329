extension PixelSurface {
  /// Whether all pixels are opaque.
  var isOpaque: Bool {
    withPixels { pixels, _ in
      var all = UInt32.max
      pixels.withMemoryRebound(to: UInt32.self) { pixels in
        for pixel in pixels { all &= pixel }
      }
      return all >> 24 == 255
    }
  }

  /// Red, green, blue and opacity of each pixel, not premultiplied (D10.1).
  var straightBytes: [UInt8] {
    withPixels { pixels, stride in
      let count = 4 * width
      return [UInt8](unsafeUninitializedCapacity: count * height) { bytes, initialized in
        for row in 0..<height {
          PixelSurface.straighten(
            UnsafeMutableBufferPointer(rebasing: pixels[row * stride..<row * stride + count]),
            into: UnsafeMutableBufferPointer(rebasing: bytes[row * count..<(row + 1) * count])
          )
        }
        initialized = count * height
      }
    }
  }

  /// Divides the pixels of a row by their opacity.
  static func straighten(
    _ pixels: UnsafeMutableBufferPointer<UInt8>,
    into bytes: UnsafeMutableBufferPointer<UInt8>
  ) {
    pixels.withMemoryRebound(to: UInt32.self) { pixels in
      bytes.withMemoryRebound(to: UInt32.self) { bytes in
        for index in bytes.indices {
          let pixel = pixels[index]
          let alpha = pixel >> 24
          let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
          func straight(_ value: UInt32) -> UInt32 { min((value * 255 + alpha / 2) / alpha, 255) }
          bytes[index] =
            switch alpha {
            case 255: red | green << 8 | blue << 16 | alpha << 24
            case 0: 0
            default: straight(red) | straight(green) << 8 | straight(blue) << 16 | alpha << 24
            }
        }
      }
    }
  }
}

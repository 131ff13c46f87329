#if canImport(Glibc)
  import Glibc
#endif

/// Red, green and blue in linear light.
package struct LinearColor: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double

  package init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates the linear components of a colour.
  package init(_ color: DisplayColor) {
    self.init(
      LinearColor.decoded(color.red),
      LinearColor.decoded(color.green),
      LinearColor.decoded(color.blue)
    )
  }

  /// Decodes a component (D1.2); the curve is point-symmetric to 0.
  package static func decoded(_ component: Double) -> Double {
    let size = component.magnitude
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// Encodes a component.
  package static func encoded(_ light: Double) -> Double {
    let size = light.magnitude
    if size == 1 { return light }
    let component = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}

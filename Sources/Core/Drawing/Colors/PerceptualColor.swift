#if canImport(Glibc)
  import Glibc
#endif

/// A colour in Oklab, a perceptually uniform space (D1.9).
struct PerceptualColor {
  var lightness: Double
  var a: Double
  var b: Double

  init(_ color: DisplayColor) {
    let light = LinearColor(color)
    func root(_ x: Double, _ y: Double, _ z: Double) -> Double {
      cbrt(x * light.red + y * light.green + z * light.blue)
    }
    let l = root(0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9)
    let m = root(0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6)
    let s = root(0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5)
    lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
    a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
    b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
  }

  /// The linear components of the colour: the inverse of both matrices.
  var light: LinearColor {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
    return LinearColor(
      4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
      -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
      -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s
    )
  }
}

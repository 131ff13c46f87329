/// A material's filter of its backdrop, step by step: luminance curve, saturation, brightness, blur
/// (D2.11 – D2.13).
public struct MaterialFilter: Sendable, Hashable {
  /// The four values of the curve of luminance, the ends first and last.
  public var curve: [Double]
  /// The share of the colour that the curve's grey replaces.
  public var amount: Double
  /// The factor of distances from the luminance.
  public var saturation: Double
  /// The factor applied afterwards.
  public var factor = 1.0
  /// The summand added afterwards.
  public var brightness: Double
  /// The standard deviation of the blur, in points.
  public var radius: Double
  /// The colour in place of the material if transparency is reduced (D2.16).
  public var opaqueColor: DisplayColor

  /// The filtered colour of a plain backdrop, without the blur.
  package func applied(to color: DisplayColor) -> DisplayColor {
    let backdrop = (color.red, color.green, color.blue)
    let light = 0.2125 * backdrop.0 + 0.7154 * backdrop.1 + 0.0721 * backdrop.2
    var grey = 0.0
    if amount > 0 {
      let (v0, v1, v2, v3) = (curve[0], curve[1], curve[2], curve[3])
      let (a, b, c) = (3 * (v1 - v2) + v3 - v0, 3 * (v0 - 2 * v1 + v2), 3 * (v1 - v0))
      grey = min(max(((a * light + b) * light + c) * light + v0, 0), 1)
    }
    func toned(_ component: Double) -> Double { component + (grey - component) * amount }
    let tones = (toned(backdrop.0), toned(backdrop.1), toned(backdrop.2))
    let (r, g, b) = ColorMatrix.luminance
    let luminance = r * tones.0 + g * tones.1 + b * tones.2
    func finished(_ component: Double) -> Double {
      let saturated = min(max(luminance + saturation * (component - luminance), 0), 1)
      return min(max(saturated * factor + brightness, 0), 1)
    }
    return DisplayColor(
      red: finished(tones.0),
      green: finished(tones.1),
      blue: finished(tones.2),
      opacity: color.opacity
    )
  }
}

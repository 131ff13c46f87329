/// Mixing two colours, in three spaces, components and opacities alike.
extension DisplayColor {
  /// Mixes colours in a perceptually uniform space (D1.9).
  package func mixedPerceptually(with other: DisplayColor, by fraction: Double) -> DisplayColor {
    let (first, second) = (PerceptualColor(self), PerceptualColor(other))
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * fraction }
    var mixed = first
    mixed.lightness = mix(first.lightness, second.lightness)
    mixed.a = mix(first.a, second.a)
    mixed.b = mix(first.b, second.b)
    return DisplayColor(linear: mixed.light, opacity: mix(opacity, other.opacity))
  }

  /// Mixes colours in linear light.
  func mixedInLight(with other: DisplayColor, by fraction: Double) -> DisplayColor {
    let (first, second) = (LinearColor(self), LinearColor(other))
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * fraction }
    return DisplayColor(
      linear: LinearColor(
        mix(first.red, second.red),
        mix(first.green, second.green),
        mix(first.blue, second.blue)
      ),
      opacity: mix(opacity, other.opacity)
    )
  }

  /// Mixes encoded components.
  package func mixed(with other: DisplayColor, by fraction: Double) -> DisplayColor {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * fraction }
    return DisplayColor(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity)
    )
  }

  /// Mixes colours weighted by their opacity, as premultiplied components are mixed (D3.15): a
  /// clear one adds no colour.
  ///
  /// - Parameter mix: Mixes components in some space.
  func mixedPremultiplied(
    with other: DisplayColor,
    by fraction: Double,
    _ mix: (DisplayColor, DisplayColor, Double) -> DisplayColor
  ) -> DisplayColor {
    if opacity == other.opacity { return mix(self, other, fraction) }
    let (own, others) = (max(opacity, 0), max(other.opacity, 0))
    let mixedOpacity = own + (others - own) * fraction
    let share = mixedOpacity == 0 ? fraction : others * fraction / mixedOpacity
    var mixed = mix(self, other, share)
    mixed.opacity = mixedOpacity
    return mixed
  }

  /// The largest difference of a component, without opacity.
  func distance(to other: DisplayColor) -> Double {
    max(
      (red - other.red).magnitude,
      (green - other.green).magnitude,
      (blue - other.blue).magnitude
    )
  }
}

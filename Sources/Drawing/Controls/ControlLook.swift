internal import LayoutCore

/// The colours and lengths of controls, which differ between the looks up to iOS 18 and from iOS 26
/// (D9.19: most are told by pictures alone).
struct ControlLook {
  /// Whether it is the look of iOS 26.
  let isGlass: Bool
  let isDark: Bool

  init(_ environment: EnvironmentValues) {
    isGlass = environment.system >= .iOS26
    isDark = environment.drawing.colorScheme == .dark
  }

  // D9.7
  var thumb: Size {
    isGlass ? Size(width: 37, height: 24) : Size(width: 27, height: 27)
  }
  var thumbInset: Double { 2 }
  /// The switch itself, at the trailing end of its place.
  var switchSize: Size {
    isGlass ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
  }

  /// What is behind what is not chosen: of a switch that is off, of a slider beyond its thumb.
  var switchOff: DisplayColor {
    if isGlass {
      return isDark
        ? DisplayColor.white.multiplyingOpacity(by: 63 / 255)
        : DisplayColor.black.multiplyingOpacity(by: 66 / 255)
    }
    return DisplayColor(120, 120, 128, isDark ? 0.32 : 0.16)
  }

  // D9.8
  var sliderTrack: Double { isGlass ? 6 : 4 }
  var sliderThumb: Size {
    isGlass ? Size(width: 37, height: 24) : Size(width: 28, height: 28)
  }
  var sliderRest: DisplayColor {
    isGlass
      ? (isDark ? DisplayColor.white : .black).multiplyingOpacity(by: 26 / 255)
      : DisplayColor(120, 120, 128, isDark ? 0.36 : 0.20)
  }
  var thumbShadow: ShadowValue {
    let color = ColorValue(.system(.black), opacity: isGlass ? 0.11 : 0.15)
    return isGlass
      ? ShadowValue(color: color, radius: 3, y: 1) : ShadowValue(color: color, radius: 4, y: 3)
  }

  // D9.9, D9.11
  var segmentRadius: Double? { isGlass ? nil : 8.91 }
  var pillRadius: Double? { isGlass ? nil : 7 }
  var pill: DisplayColor {
    guard isDark else { return .white }
    return isGlass ? DisplayColor(90, 90, 96) : DisplayColor(99, 99, 102)
  }

  // D9.5
  var sectionRadius: Double { isGlass ? 26 : 10 }
  // D9.6
  func buttonRadius(_ size: ControlStyles.Size) -> Double? {
    if isGlass { return nil }
    switch size {
    case .mini, .small: return 6
    case .regular: return 7
    case .large, .extraLarge: return 12
    }
  }
  // D9.16
  var sheetRadius: Double { isGlass ? 34 : 10 }
  var dim: DisplayColor { DisplayColor.black.multiplyingOpacity(by: isDark ? 0.48 : 0.2) }
}

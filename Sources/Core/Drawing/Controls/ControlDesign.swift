internal import LayoutCore

/// The colours and lengths of controls, which differ between the designs up to iOS 18 and from iOS
/// 26 (D9.19: most are known from pictures alone).
struct ControlDesign {
  /// Whether it is the design of iOS 26.
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
  /// The size of the switch itself, at the trailing end of its place.
  var switchSize: Size {
    isGlass ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
  }

  /// The colour behind the unselected part: of a switch that is off, of a slider beyond its thumb.
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
  var sliderRest: DisplayColor {
    isGlass
      ? (isDark ? DisplayColor.white : .black).multiplyingOpacity(by: 26 / 255)
      : DisplayColor(120, 120, 128, isDark ? 0.36 : 0.20)
  }
  var sliderShadows: [ShadowValue] {
    isGlass
      ? [ControlDesign.soft(0.11, radius: 6.5, y: 2)]
      : [
        ControlDesign.soft(0.12, radius: 2, y: 0.5),
        ControlDesign.soft(0.12, radius: 6.5, y: 6),
      ]
  }
  /// The side of a slider's tick, and the distance of its centre below the track's (M3.17).
  static let sliderMark = 3.0
  static let sliderMarkOffset = 8.0
  /// The distance of the thumb's centre below the track's (D9.8).
  var sliderThumbOffset: Double { isGlass ? 0.5 : 0 }
  // D9.7
  var switchShadows: [ShadowValue] {
    isGlass
      ? sliderShadows
      : [
        ControlDesign.soft(0.08, radius: 4, y: 3),
        ControlDesign.soft(0.03, radius: 0.5, y: 3),
      ]
  }
  // D9.11
  var pillShadows: [ShadowValue] {
    isGlass ? [] : [ControlDesign.soft(0.12, radius: 4, y: 3)]
  }

  private static func soft(_ opacity: Double, radius: Double, y: Double) -> ShadowValue {
    ShadowValue(color: ColorValue(.system(.black), opacity: opacity), radius: radius, y: y)
  }

  /// The opacity of a disabled control (D9.18).
  static let disabledOpacity = 0.5

  /// The hues around a colour well, from red to red (D9.23).
  static let hues = DisplayGradient(
    stops: [
      (255, 0, 0), (255, 255, 0), (0, 255, 0), (0, 255, 255), (0, 0, 255), (255, 0, 255),
      (255, 0, 0),
    ].enumerated().map { index, color in
      DisplayGradient.Stop(
        color: DisplayColor(color.0, color.1, color.2),
        location: Double(index) / 6
      )
    }
  )

  // D9.9, D9.11
  var segmentRadius: Double? { isGlass ? nil : 8.91 }
  var pillRadius: Double? { isGlass ? nil : 7 }
  var pill: DisplayColor {
    guard isDark else { return .white }
    return isGlass ? DisplayColor(90, 90, 96) : DisplayColor(99, 99, 102)
  }

  // D9.5
  var sectionRadius: Double { isGlass ? 26 : 10 }
  /// The background of a selected row; nil for the fourth grey.
  var selectedRow: DisplayColor? { isGlass && !isDark ? DisplayColor(220, 220, 220) : nil }
  // D9.6: nil for a capsule.
  func buttonRadius(_ styles: ControlStyles) -> Double? {
    let standard: Double =
      switch styles.size {
      case .mini, .small: 6
      case .regular: 7
      case .large, .extraLarge: 12
      }
    return switch styles.buttonShape {
    case .automatic: isGlass ? nil : standard
    case .roundedRectangle: styles.buttonRadius ?? standard
    case .capsule, .circle: nil
    }
  }
  // D9.14, D9.15: floating bars on iOS 26; 253 over white and 220 over black, in the dark as a
  // regular effect is (D2.14).
  var glass: DisplayColor {
    isDark ? DisplayColor(33, 33, 33, 0.737) : DisplayColor(253, 253, 253, 0.871)
  }
  /// The height of a glass bar's item (M7.5), less rounding errors.
  static let glassItem = 43.9
  var glassShadows: [ShadowValue] { [ControlDesign.soft(0.08, radius: 10, y: 2)] }
  // D9.15: 235 on a bar that is 253.
  var tabSelection: DisplayColor {
    (isDark ? DisplayColor.white : .black).multiplyingOpacity(by: isDark ? 0.12 : 0.08)
  }
  var otherTab: DisplayColor { isDark ? DisplayColor(117, 117, 117) : DisplayColor(146, 146, 146) }
  // D9.5, M5.7: on iOS 26 a point of nine hundredths of black.
  var glassSeparator: DisplayColor {
    (isDark ? DisplayColor.white : .black).multiplyingOpacity(by: isDark ? 0.12 : 0.09)
  }
  // D9.14: the opacity of the background over content scrolled under a glass bar.
  static let veil = [
    (opacity: 0.96, location: 0.0), (opacity: 0.9, location: 0.75), (opacity: 0.0, location: 1.0),
  ]
  // D9.16
  var sheetRadius: Double { isGlass ? 34 : 10 }
  var alertRadius: Double { isGlass ? 34 : 14 }
  var popoverRadius: Double { isGlass ? 26 : 13 }
  var popoverShadows: [ShadowValue] { [ControlDesign.soft(0.18, radius: 20, y: 4)] }
  /// The smallest distance from a corner to the centre of a popover's arrow.
  static let arrowMargin = 26.0
  var dim: DisplayColor { DisplayColor.black.multiplyingOpacity(by: isDark ? 0.48 : 0.2) }
}

extension ControlMetrics {
  /// Every metric with its name in specs.
  package static let named: [(name: String, path: any WritableKeyPath<Self, Double> & Sendable)] =
    controls + rows + sections

  private typealias Entry = (name: String, path: any WritableKeyPath<Self, Double> & Sendable)

  private static let controls: [Entry] = [
    ("switchWidth", \.switchWidth), ("switchHeight", \.switchHeight),
    ("switchOverhang", \.switchOverhang), ("stepperWidth", \.stepperWidth),
    ("stepperHeight", \.stepperHeight), ("sliderHeight", \.sliderHeight),
    ("barWidth", \.barWidth), ("progressHeight", \.progressHeight),
    ("sliderLabelGap", \.sliderLabelGap), ("colorWell", \.colorWell),
    ("segmentHeight", \.segmentHeight), ("segmentInset", \.segmentInset),
    ("segmentSpacing", \.segmentSpacing), ("wheelWidth", \.wheelWidth),
    ("wheelHeight", \.wheelHeight), ("wheelOptionHeight", \.wheelOptionHeight),
    ("wheelOptionDistance", \.wheelOptionDistance), ("dateInset", \.dateInset),
    ("dateVerticalInset", \.dateVerticalInset), ("buttonInset", \.buttonInset),
    ("buttonVerticalInset", \.buttonVerticalInset), ("smallButtonInset", \.smallButtonInset),
    ("smallButtonVerticalInset", \.smallButtonVerticalInset),
    ("largeButtonInset", \.largeButtonInset),
    ("largeButtonVerticalInset", \.largeButtonVerticalInset),
    ("plainFieldHeight", \.plainFieldHeight),
    ("emptySecureFieldHeight", \.emptySecureFieldHeight), ("fieldHeight", \.fieldHeight),
    ("fieldInset", \.fieldInset), ("spinner", \.spinner), ("largeSpinner", \.largeSpinner),
    ("tabBarHeight", \.tabBarHeight),
  ]

  private static let rows: [Entry] = [
    ("rowHeight", \.rowHeight), ("rowInset", \.rowInset), ("plainRowInset", \.plainRowInset),
    ("rowVerticalInset", \.rowVerticalInset), ("rowFieldHeight", \.rowFieldHeight),
    ("rowIconCenter", \.rowIconCenter), ("rowTitleInset", \.rowTitleInset),
    ("chevronWidth", \.chevronWidth), ("chevronHeight", \.chevronHeight),
    ("chevronGap", \.chevronGap), ("chevronInset", \.chevronInset),
    ("separatorHeight", \.separatorHeight), ("separatorInset", \.separatorInset),
  ]

  private static let sections: [Entry] = [
    ("sectionInset", \.sectionInset), ("sectionSpacing", \.sectionSpacing),
    ("compactSectionSpacing", \.compactSectionSpacing),
    ("firstHeaderSpacing", \.firstHeaderSpacing), ("headerHeight", \.headerHeight),
    ("headerTopInset", \.headerTopInset), ("headerBottomInset", \.headerBottomInset),
    ("footerTopInset", \.footerTopInset), ("footerBottomInset", \.footerBottomInset),
    ("plainHeaderInset", \.plainHeaderInset),
  ]
}

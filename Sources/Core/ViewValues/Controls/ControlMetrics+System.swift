extension ControlMetrics {
  /// Changes the metrics of the newest system to those of another (M3 – M5, M11).
  ///
  /// Pictures are of 15.5, 17.5, 18.5 and 26; the lists of iOS 16 are collection views as those of
  /// 17, so that it has the metrics of 17: our choice.
  mutating func change(to system: SystemVersion) {
    switch system {
    case .iOS26, .iOS27:
      break
    case .iOS15:
      beforeIOS26()
      sliderHeight = 31
      // Header and footer texts are 30 apart, and the first header text 33 below the top; how that is
      // shared between cells is our choice.
      headerTopInset = 15.5
      headerBottomInset = 20.0 / 3
      footerTopInset = 23.0 / 3
      footerBottomInset = 14.5
      firstHeaderSpacing = 17.5
    case .iOS16, .iOS17, .iOS18:
      beforeIOS26()
    }
  }

  /// Sets the metrics common to systems before iOS 26.
  private mutating func beforeIOS26() {
    (switchWidth, switchHeight) = (49, 31)
    sliderHeight = 34
    segmentSpacing = 1
    rowHeight = 44
    rowFollowsText = false
    rowInset = 20
    // Rows of several lines have 11 above and below (M6.2), with which a line of body makes 42.3.
    rowVerticalInset = 11
    rowFieldHeight = 0
    (rowIconCenter, rowTitleInset) = (0, 0)
    (chevronWidth, chevronHeight) = (7, 12)
    (chevronGap, chevronInset) = (32.0 / 3, 0)
    (separatorHeight, separatorInset) = (0, 0)
    sectionInset = 20
    (headerTopInset, headerBottomInset) = (17, 6)
    (footerTopInset, footerBottomInset) = (6, 12)
  }
}

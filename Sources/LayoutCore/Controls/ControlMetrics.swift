/// The sizes of the parts of controls, in points.
///
/// Apple publishes few of them (rule 27.3): those named after a class of UIKit have its documented
/// size, rows the default minimum of a list's row; the others are our choice.
public struct ControlMetrics: Sendable, Hashable {
  /// `UISwitch`: 51 wide.
  public var switchWidth = 51.0
  /// `UISwitch`: 31 high.
  public var switchHeight = 31.0
  /// `UIStepper`: 94 wide.
  public var stepperWidth = 94.0
  /// `UIStepper`: 32 high.
  public var stepperHeight = 32.0
  /// `UISlider`: 31 high.
  public var sliderHeight = 31.0
  /// The ideal width of sliders and bars: 118, our choice.
  public var barWidth = 118.0
  /// `UIProgressView`: 4 high.
  public var progressHeight = 4.0
  /// `UISegmentedControl`: 32 high.
  public var segmentHeight = 32.0
  /// The least height of a row of a list: `defaultMinListRowHeight`, 44.
  public var rowHeight = 44.0
  /// The insets of a row of a list: 16, our choice.
  public var rowInset = 16.0
  /// `UITabBar`: 49 high.
  public var tabBarHeight = 49.0
  /// The side of a chevron: 12, our choice.
  public var chevron = 12.0

  /// Creates the metrics of a phone.
  public init() {}

  /// Every metric with its name in specs.
  package static let named: [(name: String, path: any WritableKeyPath<Self, Double> & Sendable)] = [
    ("switchWidth", \.switchWidth), ("switchHeight", \.switchHeight),
    ("stepperWidth", \.stepperWidth), ("stepperHeight", \.stepperHeight),
    ("sliderHeight", \.sliderHeight), ("barWidth", \.barWidth),
    ("progressHeight", \.progressHeight), ("segmentHeight", \.segmentHeight),
    ("rowHeight", \.rowHeight), ("rowInset", \.rowInset),
    ("tabBarHeight", \.tabBarHeight), ("chevron", \.chevron),
  ]
}

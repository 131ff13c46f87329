/// The sizes of the parts of controls, in points.
///
/// Apple publishes few of them (L27.3). Those named after a class of UIKit have the size of its
/// views; what is called our choice says why. Every one can be set in the environment.
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
  /// The insets of a row of a list at its leading and trailing edge: 16, our choice.
  public var rowInset = 16.0
  /// The insets of a row at its top and bottom: 6, our choice; a row with a switch then has the
  /// least height.
  public var rowVerticalInset = 6.0
  /// How far the sections of an inset list are from its edges: 16, the layout margins of a
  /// `UIViewController` on a phone.
  public var sectionInset = 16.0
  /// The distance between the sections of a grouped list and around them: 35, as above the first
  /// section of a grouped `UITableView`.
  public var sectionSpacing = 35.0
  /// The same if it is compact: 16, our choice.
  public var compactSectionSpacing = 16.0
  /// The least height of a section's header: `defaultMinListHeaderHeight`, which is none.
  public var headerHeight = 0.0
  /// The insets of a section's header and footer at their top and bottom: 8, our choice.
  public var headerInset = 8.0
  /// `UITabBar`: 49 high.
  public var tabBarHeight = 49.0
  /// The side of a chevron: 12, our choice.
  public var chevron = 12.0
  /// The insets of a bordered button at its leading and trailing edge: 12, as of
  /// `UIButton.Configuration`.
  public var buttonInset = 12.0
  /// Those at its top and bottom: 7, as of `UIButton.Configuration`.
  public var buttonVerticalInset = 7.0
  /// The insets of a small one: 10, our choice.
  public var smallButtonInset = 10.0
  /// Those at its top and bottom: 5, which makes 28 of a line of 18 (our choice).
  public var smallButtonVerticalInset = 5.0
  /// The insets of a large one: 20, our choice.
  public var largeButtonInset = 20.0
  /// Those at its top and bottom: 15, which makes 50 of a line of 20 (our choice).
  public var largeButtonVerticalInset = 15.0
  /// The least height of a field with a border: 34, that of a `UITextField` with a rounded one.
  public var fieldHeight = 34.0
  /// The insets of a field with a border: 7, our choice.
  public var fieldInset = 7.0
  /// The side of a wheel that turns: 20, a medium `UIActivityIndicatorView`.
  public var spinner = 20.0
  /// The side of a large one: 37, a large `UIActivityIndicatorView`.
  public var largeSpinner = 37.0

  /// Creates the metrics of a system on a phone.
  public init(system: SystemVersion = .newest) {}

  /// Every metric with its name in specs.
  package static let named: [(name: String, path: any WritableKeyPath<Self, Double> & Sendable)] = [
    ("switchWidth", \.switchWidth), ("switchHeight", \.switchHeight),
    ("stepperWidth", \.stepperWidth), ("stepperHeight", \.stepperHeight),
    ("sliderHeight", \.sliderHeight), ("barWidth", \.barWidth),
    ("progressHeight", \.progressHeight), ("segmentHeight", \.segmentHeight),
    ("rowHeight", \.rowHeight), ("rowInset", \.rowInset),
    ("rowVerticalInset", \.rowVerticalInset), ("sectionInset", \.sectionInset),
    ("sectionSpacing", \.sectionSpacing), ("compactSectionSpacing", \.compactSectionSpacing),
    ("headerHeight", \.headerHeight), ("headerInset", \.headerInset),
    ("tabBarHeight", \.tabBarHeight), ("chevron", \.chevron),
    ("buttonInset", \.buttonInset), ("buttonVerticalInset", \.buttonVerticalInset),
    ("smallButtonInset", \.smallButtonInset),
    ("smallButtonVerticalInset", \.smallButtonVerticalInset),
    ("largeButtonInset", \.largeButtonInset),
    ("largeButtonVerticalInset", \.largeButtonVerticalInset),
    ("fieldHeight", \.fieldHeight), ("fieldInset", \.fieldInset),
    ("spinner", \.spinner), ("largeSpinner", \.largeSpinner),
  ]
}

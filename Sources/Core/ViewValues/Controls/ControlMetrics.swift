/// The sizes of the parts of controls, in points, by default those of iOS 26.
///
/// Most of them were measured (M3 – M5); those named after a class of UIKit have the size of its
/// views; "our choice" marks unknown ones. Every one can be set in the environment. The differences
/// between systems are in ``init(system:)``.
public struct ControlMetrics: Sendable, Hashable {
  // MARK: Controls

  /// The width of a switch in layout (M3.1).
  public var switchWidth = 61.0
  /// The height of a switch (M3.1).
  public var switchHeight = 28.0
  /// The distance by which a switch is drawn beyond the trailing edge of its layout (M3.1).
  public var switchOverhang = 2.0
  /// `UIStepper`: 94 wide (M3.3).
  public var stepperWidth = 94.0
  /// `UIStepper`: 32 high (M3.3).
  public var stepperHeight = 32.0
  /// A slider: 31 high (M3.2).
  public var sliderHeight = 31.0
  /// The ideal width of sliders and bars: 118, our choice.
  public var barWidth = 118.0
  /// `UIProgressView`: 4 high.
  public var progressHeight = 4.0
  /// The distance from a slider's labels to its track (M3.2).
  public var sliderLabelGap = 9.0
  /// The side of a colour picker's well (M3.6).
  public var colorWell = 28.0
  /// `UISegmentedControl`: 32 high (M3.7).
  public var segmentHeight = 32.0
  /// The padding around the widest title of a segmented picker (M3.7).
  public var segmentInset = 10.0
  /// The distance between two segments (M3.7).
  public var segmentSpacing = 0.0
  /// `UIPickerView`: 320 wide by itself (M3.4).
  public var wheelWidth = 320.0
  /// `UIPickerView`: 216 high (M3.4).
  public var wheelHeight = 216.0
  /// The height of an option of a wheel (M3.4).
  public var wheelOptionHeight = 35.0
  /// The distance from one option of a wheel to the next (M3.4).
  public var wheelOptionDistance = 30.0
  /// The horizontal padding of a date or time (M3.5).
  public var dateInset = 12.0
  /// The vertical padding of a date or time (M3.5).
  public var dateVerticalInset = 7.0
  /// The insets of a bordered button at its leading and trailing edge (M3.11).
  public var buttonInset = 12.0
  /// Those at its top and bottom (M3.11).
  public var buttonVerticalInset = 7.0
  /// The insets of a small one: 10, our choice.
  public var smallButtonInset = 10.0
  /// Those at its top and bottom: 5, which makes 28 of a line of 18 (our choice).
  public var smallButtonVerticalInset = 5.0
  /// The insets of a large one: 20, our choice.
  public var largeButtonInset = 20.0
  /// Those at its top and bottom: 15, which makes 50 of a line of 20 (our choice).
  public var largeButtonVerticalInset = 15.0
  /// The least height of a plain field: 22 for body at the text size Large, and as much more as the
  /// leading of its font is (M3.9).
  public var plainFieldHeight = 22.0
  /// The same of a secure field that is empty (M3.9).
  public var emptySecureFieldHeight = 21.0
  /// The least height of a field with a border: 34, that of a `UITextField` with a rounded one.
  public var fieldHeight = 34.0
  /// The insets of a field with a border: 7, our choice.
  public var fieldInset = 7.0
  /// The side of a spinner: 20, a medium `UIActivityIndicatorView`.
  public var spinner = 20.0
  /// The side of a large one: 37, a large `UIActivityIndicatorView`.
  public var largeSpinner = 37.0
  /// `UITabBar`: 49 high (M8.1).
  public var tabBarHeight = 49.0

  // MARK: Rows

  /// The least height of a row of a list at the text size Large (M4.2, M5.3); one that is set
  /// applies to all text sizes.
  public var rowHeight = 52.0 {
    didSet { rowFollowsText = false }
  }
  /// Whether the least height of a row follows the leading of body (M5.3).
  var rowFollowsText = true
  /// The insets of a row in a card at its leading and trailing edge (M4.1, M5.2).
  public var rowInset = 16.0
  /// The same where rows reach from edge to edge; 20 on wide screens (M6.2).
  public var plainRowInset = 16.0
  /// The insets of a row at its top and bottom (M5.4, M6.2).
  public var rowVerticalInset = 15.0
  /// The least height of a text field in a row (M5.6).
  public var rowFieldHeight = 22.0
  /// The centre of a label's icon in a row, from the start of the row's text; 0 where labels in
  /// rows are as elsewhere (M2.5).
  public var rowIconCenter = 11.2
  /// The start of the title behind it (M2.5).
  public var rowTitleInset = 39.0
  /// The width of a chevron (M2.2).
  public var chevronWidth = 20.0 / 3
  /// The height of a chevron (M2.2).
  public var chevronHeight = 34.0 / 3
  /// The distance from a row's content to its chevron (M4.8, M5.12).
  public var chevronGap = 12.5
  /// The distance from a chevron to the end of the row's content (M4.8, M5.12).
  public var chevronInset = 7.0 / 3
  /// The height of a separator; 0 for a pixel (M4.3, M5.7).
  public var separatorHeight = 1.0
  /// The distance from a separator to the trailing edge of its card (M4.3, M5.7).
  public var separatorInset = 16.0

  // MARK: Sections

  /// The distance of cards from the edges of the list (M4.1, M5.1).
  public var sectionInset = 16.0
  /// The distance between sections without header and footer, and above the first one (M5.10,
  /// M5.11).
  ///
  /// A header takes the place of its second half, a footer of its first.
  public var sectionSpacing = 35.0
  /// The same if it is compact: 16, our choice.
  public var compactSectionSpacing = 16.0
  /// The distance above the first section if it has a header (M4.7, M5.11).
  public var firstHeaderSpacing = 0.0
  /// The least height of a section's header: `defaultMinListHeaderHeight`, which is none.
  public var headerHeight = 0.0
  /// The padding above the text of a header (M4.4, M5.8).
  public var headerTopInset = 10.0
  /// The padding below the text of a header (M4.4, M5.8).
  public var headerBottomInset = 10.0
  /// The padding above the text of a footer (M4.5, M5.9).
  public var footerTopInset = 8.0
  /// The padding below the text of a footer (M4.5, M5.9).
  public var footerBottomInset = 6.0
  /// The padding above and below headers and footers of plain lists: 8, our choice.
  public var plainHeaderInset = 8.0

  /// Creates the metrics of a phone with a system.
  public init(system: SystemVersion = .newest) { change(to: system) }

  /// Creates the metrics of a screen.
  public init(in environment: ControlEnvironment) {
    self.init(system: environment.system)
    if environment.isWide { plainRowInset = 20 }
  }

  /// The least height of a row, which follows the text size unless it is set.
  public var leastRowHeight: LeastHeight {
    rowFollowsText ? .followingBody(rowHeight) : .fixed(rowHeight)
  }
}

/// The environment values that a subtree of views inherits from the views around it.
public struct EnvironmentValues: Sendable, Hashable {
  /// The direction of layout; physical positions follow it (L17.1).
  public var layoutDirection = LayoutDirection.leftToRight
  /// The reader's text size, which chooses the point size of every text style.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Pixels per point.
  public var displayScale = 3.0
  /// A language tag.
  public var locale = "en"
  /// The system version, on which the sizes of controls and accessibility depend.
  public var system = SystemVersion.newest
  /// The oldest system that the program is built for; nil for the one it is shown on (L17.6).
  public var deploymentTarget: SystemVersion?
  /// The system whose type sizes apply.
  public var platform = Platform.iOS
  /// The kind of device, on which the reading order depends.
  public var userInterfaceIdiom = UserInterfaceIdiom.phone
  /// The horizontal size class of the screen.
  public var horizontalSizeClass = UserInterfaceSizeClass.compact
  /// The vertical size class of the screen.
  public var verticalSizeClass = UserInterfaceSizeClass.regular
  /// The length of a padding that does not state one: 16 points (L5.2).
  public var defaultPadding = 16.0
  /// The font of texts.
  public var font = TextFont.body
  /// A weight that replaces the font's own.
  public var fontWeight: TextFont.Weight?
  /// Whether text is italic.
  public var italic = false
  /// The number of lines that texts show.
  public var lineLimit = LineLimit.none
  /// The alignment of content smaller than its scroll view; nil for at its start (L23.9).
  package var scrollAlignment: UnitPoint?
  /// The place of the ellipsis in a text that does not fit.
  public var truncationMode = TruncationMode.tail
  /// The alignment of the lines of a text with each other.
  public var multilineTextAlignment = TextAlignment.leading
  /// The strategy for the leading edge of a paragraph; nil for the default: that of the layout, in
  /// fields of iOS 26 that of the text (L18.20).
  public var textAlignmentStrategy: TextAlignmentStrategy?
  /// Whether a text is that of a field, which takes all of the width where its lines are not
  /// aligned to the leading edge (L18.22).
  package var isTextOfField = false
  /// The strategy for the writing direction of paragraphs that do not state one.
  public var writingDirectionStrategy = WritingDirectionStrategy.contentBased
  /// The paragraph style of a run's characters.
  package var paragraphStyle = ParagraphStyle()
  /// Extra room after each character of a text, in points.
  public var tracking = 0.0
  /// The same where there is no tracking.
  public var kerning = 0.0
  /// Extra distance between the lines of a text, in points.
  public var lineSpacing = 0.0
  /// The line height of a text; nil for the font's.
  public var lineHeight: LineHeight?
  /// The smallest scale of a text before it is truncated, as a fraction of its size.
  public var minimumScaleFactor = 1.0
  /// Whether a text may tighten its characters before it is truncated.
  public var allowsTightening = false
  /// The case in which texts are shown; nil for the original.
  public var textCase: TextCase?
  /// Whether a modifier has set ``textCase``, which headers of lists follow (M4.4).
  package var statesTextCase = false
  /// A design that replaces the system font's own.
  public var fontDesign: TextFont.Design?
  /// Whether characters are monospaced.
  public var monospaced = false
  /// Whether digits are monospaced.
  public var monospacedDigit = false
  /// The distance of characters above the baseline, in points.
  public var baselineOffset = 0.0
  /// The width of characters; nil for the font's.
  public var fontWidth: TextFont.Width?
  /// The size of symbols beside text.
  public var imageScale = ImageScale.medium
  /// The values that concern drawing only.
  public var drawing = DrawingEnvironment()

  /// Creates the default environment of a phone.
  public init() {}

  /// The pixels of the display.
  public var pixelGrid: PixelGrid { PixelGrid(displayScale: displayScale) }
}

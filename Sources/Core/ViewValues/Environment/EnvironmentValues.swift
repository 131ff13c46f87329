/// What a subtree of views inherits from the views around it.
public struct EnvironmentValues: Sendable, Hashable {
  /// The direction of layout; physical positions follow it (L17.1).
  public var layoutDirection = LayoutDirection.leftToRight
  /// The reader's text size, which chooses the point size of every text style.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Pixels per point.
  public var displayScale = 3.0
  /// A language tag.
  public var locale = "en"
  /// The version of the system, which chooses sizes of controls and what assistive technology is told.
  public var system = SystemVersion.newest
  /// The oldest system that the program is built for; nil for the one it is shown on (L17.6).
  public var deploymentTarget: SystemVersion?
  /// The system whose type sizes apply.
  public var platform = Platform.iOS
  /// The kind of device, on which the reading order depends.
  public var userInterfaceIdiom = UserInterfaceIdiom.phone
  /// How much room the screen has sideways.
  public var horizontalSizeClass = UserInterfaceSizeClass.compact
  /// How much room it has upright.
  public var verticalSizeClass = UserInterfaceSizeClass.regular
  /// The length of a padding that does not state one: 16 points (L5.2).
  public var defaultPadding = 16.0
  /// The font of texts.
  public var font = TextFont.body
  /// A weight that replaces the font's own.
  public var fontWeight: TextFont.Weight?
  /// Whether text is italic.
  public var italic = false
  /// How many lines texts show.
  public var lineLimit = LineLimit.none
  /// Where content lies that is smaller than the scroll view that shows it; nil for at its start (L23.9).
  package var scrollAlignment: UnitPoint?
  /// Where a text that does not fit loses characters.
  public var truncationMode = TruncationMode.tail
  /// How the lines of a text are aligned with each other.
  public var multilineTextAlignment = TextAlignment.leading
  /// What the leading edge of a paragraph is; nil for what it is by itself: that of the layout, in
  /// fields of iOS 26 that of the text (L18.20).
  public var textAlignmentStrategy: TextAlignmentStrategy?
  /// Whether a text is that of a field, which it has all of the width of where its lines do not stand at
  /// the leading edge (L18.22).
  package var isTextOfField = false
  /// From which side paragraphs are written that do not say so.
  public var writingDirectionStrategy = WritingDirectionStrategy.contentBased
  /// What the characters of a run say of their paragraph.
  package var paragraphStyle = ParagraphStyle()
  /// Extra room behind each character of a text, in points.
  public var tracking = 0.0
  /// The same where there is no tracking.
  public var kerning = 0.0
  /// Extra distance between the lines of a text, in points.
  public var lineSpacing = 0.0
  /// How high the lines of a text are; nil for what the font has.
  public var lineHeight: LineHeight?
  /// How far a text may shrink before it is truncated, as a fraction of its size.
  public var minimumScaleFactor = 1.0
  /// Whether a text may move its characters together before it is truncated.
  public var allowsTightening = false
  /// The letters that texts are shown in; nil for those they are written in.
  public var textCase: TextCase?
  /// Whether a modifier has said so, which headers of lists follow (M4.4).
  package var statesTextCase = false
  /// A design that replaces the system font's own.
  public var fontDesign: TextFont.Design?
  /// Whether all characters are equally wide.
  public var monospaced = false
  /// Whether all digits are equally wide.
  public var monospacedDigit = false
  /// How far characters are raised from the baseline, in points.
  public var baselineOffset = 0.0
  /// How wide characters are; nil for the font's own width.
  public var fontWidth: TextFont.Width?
  /// How large symbols are beside text.
  public var imageScale = ImageScale.medium
  /// What concerns drawing only.
  public var drawing = DrawingEnvironment()

  /// Creates the default environment of a phone.
  public init() {}

  /// The pixels of the display.
  public var pixelGrid: PixelGrid { PixelGrid(displayScale: displayScale) }
}

/// The environment values that concern drawing, never layout.
///
/// It is as large as a pointer, since layout copies environments and never reads this.
@dynamicMemberLookup
public struct DrawingEnvironment: Sendable, Hashable {
  /// The inherited values.
  public struct Values: Sendable, Hashable {
    /// The style of shapes, texts and template images; nil for primary (D2.1).
    public var foregroundStyle: StyleValue?
    /// The style of `background`; nil for the system's (D2.8).
    public var backgroundStyle: StyleValue?
    /// The style of `tint`; nil for the accent colour (D2.7).
    public var tint: StyleValue?
    /// The accent colour; nil for the system's (D1.20).
    public var accentColor: ColorValue?
    /// The colour scheme: light or dark.
    public var colorScheme = ColorScheme.light
    /// The contrast that the user has chosen.
    public var colorSchemeContrast = ColorSchemeContrast.standard
    /// Whether the user has reduced transparency (D2.16).
    public var reducesTransparency = false
    /// The rendering mode of symbols; nil for each symbol's preferred one.
    public var symbolRenderingMode: SymbolRenderingMode?
    /// The variants of symbols.
    public var symbolVariants = SymbolVariants()
    /// The line under text; nil for none.
    public var underline: TextLineStyle?
    /// The line through text; nil for none.
    public var strikethrough: TextLineStyle?
    /// The background of the bar that the view is; nil for the system's (D9.14).
    public var barBackground: BarBackground?
    /// The app-wide appearance of controls; nil for none (D9.24).
    public var appearance: ControlAppearance?
  }

  private var values: Indirect<Values>

  /// Creates the environment without modifiers.
  public init() { self = DrawingEnvironment.standard }

  private init(_ values: Values) { self.values = Indirect(values) }

  // All screens begin with the same one.
  private static let standard = DrawingEnvironment(Values())

  // Values read for each view have accessors: a key path takes a thousand instructions.

  /// The style of shapes, texts and template images; nil for primary (D2.1).
  public var foregroundStyle: StyleValue? {
    get { values.value.foregroundStyle }
    set { values.value.foregroundStyle = newValue }
  }

  /// The style of `tint`; nil for the accent colour (D2.7).
  public var tint: StyleValue? {
    get { values.value.tint }
    set { values.value.tint = newValue }
  }

  /// The colour scheme: light or dark.
  public var colorScheme: ColorScheme {
    get { values.value.colorScheme }
    set { values.value.colorScheme = newValue }
  }

  /// Whether the reader asks for more contrast.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { values.value.colorSchemeContrast }
    set { values.value.colorSchemeContrast = newValue }
  }

  /// The app-wide appearance of controls; nil for none (D9.24).
  public var appearance: ControlAppearance? {
    get { values.value.appearance }
    set { values.value.appearance = newValue }
  }

  /// The line under text; nil for none.
  public var underline: TextLineStyle? {
    get { values.value.underline }
    set { values.value.underline = newValue }
  }

  /// The line through text; nil for none.
  public var strikethrough: TextLineStyle? {
    get { values.value.strikethrough }
    set { values.value.strikethrough = newValue }
  }

  /// One of the values.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Values, Value>) -> Value {
    get { values.value[keyPath: keyPath] }
    set { values.value[keyPath: keyPath] = newValue }
  }
}

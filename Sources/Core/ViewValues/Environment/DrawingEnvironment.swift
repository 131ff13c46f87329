/// What a subtree of views inherits that has a say in how it is drawn, never in its layout.
///
/// It is as large as a pointer, since layout copies environments and never reads this.
@dynamicMemberLookup
public struct DrawingEnvironment: Sendable, Hashable {
  /// The inherited values.
  public struct Values: Sendable, Hashable {
    /// The style of shapes, texts and template images; nil for primary (D2.1).
    public var foregroundStyle: StyleValue?
    /// What the style `background` is; nil for the system's (D2.8).
    public var backgroundStyle: StyleValue?
    /// What the style `tint` is; nil for the accent colour (D2.7).
    public var tint: StyleValue?
    /// The accent colour; nil for the system's (D1.20).
    public var accentColor: ColorValue?
    /// Whether it is light or dark.
    public var colorScheme = ColorScheme.light
    /// Whether the reader asks for more contrast.
    public var colorSchemeContrast = ColorSchemeContrast.standard
    /// Whether the reader wants nothing to shine through (D2.16).
    public var reducesTransparency = false
    /// How symbols are coloured; nil for each symbol's own way.
    public var symbolRenderingMode: SymbolRenderingMode?
    /// The variants of symbols.
    public var symbolVariants = SymbolVariants()
    /// The line under text; nil for none.
    public var underline: TextLineStyle?
    /// The line through text; nil for none.
    public var strikethrough: TextLineStyle?
    /// What is behind the bar that the view is; nil for what the system has there (D9.14).
    public var barBackground: BarBackground?
    /// What the app says that all controls look like; nil for nothing (D9.24).
    public var appearance: ControlAppearance?
  }

  private var values: Indirect<Values>

  /// Creates the environment in which nothing was asked for.
  public init() { self = DrawingEnvironment.standard }

  private init(_ values: Values) { self.values = Indirect(values) }

  // All screens begin with the same one.
  private static let standard = DrawingEnvironment(Values())

  // What is read for each view has names of its own: a key path takes a thousand instructions.

  /// The style of shapes, texts and template images; nil for primary (D2.1).
  public var foregroundStyle: StyleValue? {
    get { values.value.foregroundStyle }
    set { values.value.foregroundStyle = newValue }
  }

  /// What the style `tint` is; nil for the accent colour (D2.7).
  public var tint: StyleValue? {
    get { values.value.tint }
    set { values.value.tint = newValue }
  }

  /// Whether it is light or dark.
  public var colorScheme: ColorScheme {
    get { values.value.colorScheme }
    set { values.value.colorScheme = newValue }
  }

  /// Whether the reader asks for more contrast.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { values.value.colorSchemeContrast }
    set { values.value.colorSchemeContrast = newValue }
  }

  /// What the app says that all controls look like; nil for nothing (D9.24).
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

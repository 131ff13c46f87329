/// What a subtree of views inherits that has a say in how it is drawn, never in its layout.
///
/// It is as large as a pointer, since layout copies environments and never reads this.
public struct DrawingEnvironment: Sendable, Hashable {
  private struct Values: Sendable, Hashable {
    var foregroundStyle: StyleValue?
    var backgroundStyle: StyleValue?
    var tint: StyleValue?
    var accentColor: ColorValue?
    var colorScheme = ColorScheme.light
    var imageScale = ImageScale.medium
    var symbolRenderingMode: SymbolRenderingMode?
    var symbolVariants = SymbolVariants()
    var underline: TextLineStyle?
    var strikethrough: TextLineStyle?
  }

  private indirect enum Box: Sendable, Hashable {
    case values(Values)
  }

  private var box: Box

  private var values: Values {
    get {
      switch box {
      case .values(let values): values
      }
    }
    set { box = .values(newValue) }
  }

  /// Creates the environment in which nothing was asked for.
  public init() { self = DrawingEnvironment.standard }

  private init(_ values: Values) { box = .values(values) }

  // All screens begin with the same one.
  private static let standard = DrawingEnvironment(Values())

  /// The style of shapes, texts and template images; nil for primary (D2.1).
  public var foregroundStyle: StyleValue? {
    get { values.foregroundStyle }
    set { values.foregroundStyle = newValue }
  }

  /// What the style `background` is; nil for the system's (D2.8).
  public var backgroundStyle: StyleValue? {
    get { values.backgroundStyle }
    set { values.backgroundStyle = newValue }
  }

  /// What the style `tint` is; nil for the accent colour (D2.7).
  public var tint: StyleValue? {
    get { values.tint }
    set { values.tint = newValue }
  }

  /// The accent colour; nil for the system's (D1.20).
  public var accentColor: ColorValue? {
    get { values.accentColor }
    set { values.accentColor = newValue }
  }

  /// Whether it is light or dark.
  public var colorScheme: ColorScheme {
    get { values.colorScheme }
    set { values.colorScheme = newValue }
  }

  /// How large symbols are beside text.
  public var imageScale: ImageScale {
    get { values.imageScale }
    set { values.imageScale = newValue }
  }

  /// How symbols are coloured; nil for each symbol's own way.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { values.symbolRenderingMode }
    set { values.symbolRenderingMode = newValue }
  }

  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { values.symbolVariants }
    set { values.symbolVariants = newValue }
  }

  /// The line under text; nil for none.
  public var underline: TextLineStyle? {
    get { values.underline }
    set { values.underline = newValue }
  }

  /// The line through text; nil for none.
  public var strikethrough: TextLineStyle? {
    get { values.strikethrough }
    set { values.strikethrough = newValue }
  }
}

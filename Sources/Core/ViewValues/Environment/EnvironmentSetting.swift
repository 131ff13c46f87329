/// An environment value with a modifier, kept for exports as well.
///
/// A new one needs its case, its name, its effect and its arguments, all in this file, and a line
/// in the spec format's table of settings.
public enum EnvironmentSetting: Sendable, Hashable {
  // MARK: Styles

  /// `foregroundStyle(_:)`, in its forms (D2.1).
  case foregroundStyle(StyleValue)
  /// `foregroundColor(_:)`, the same value; nil for primary.
  case foregroundColor(ColorValue?)
  /// `backgroundStyle(_:)` (D2.8).
  case backgroundStyle(StyleValue)
  /// `tint(_:)` (D2.7).
  case tint(StyleValue?)
  /// `accentColor(_:)` (D1.20).
  case accentColor(ColorValue?)
  /// `colorScheme`.
  case colorScheme(ColorScheme)
  /// `colorSchemeContrast`, which only the system sets in SwiftUI.
  case colorSchemeContrast(ColorSchemeContrast)
  /// `accessibilityReduceTransparency`, which only the system sets in SwiftUI (D2.16).
  case accessibilityReduceTransparency(Bool)

  // MARK: Images

  /// `imageScale(_:)` (D7.6).
  case imageScale(ImageScale)
  /// `symbolRenderingMode(_:)` (D7.10).
  case symbolRenderingMode(SymbolRenderingMode?)
  /// `symbolVariant(_:)` (D7.10).
  case symbolVariant(SymbolVariants)

  // MARK: Text

  /// `underline(_:pattern:color:)`; nil for no line (D6.5).
  case underline(TextLineStyle?)
  /// `strikethrough(_:pattern:color:)`; nil for no line (D6.5).
  case strikethrough(TextLineStyle?)
  /// `textCase(_:)` (D6.8).
  case textCase(TextCase?)
  /// `baselineOffset(_:)`, in points (D6.6).
  case baselineOffset(Double)
  /// `monospacedDigit()` (D6.8).
  case monospacedDigit(Bool)
  /// `monospaced(_:)` (D6.8).
  case monospaced(Bool)
  /// `fontDesign(_:)` (D6.8).
  case fontDesign(TextFont.Design?)
  /// `fontWidth(_:)` (D6.8).
  case fontWidth(TextFont.Width?)

  /// The name by which SwiftUI calls the modifier.
  package var name: String {
    switch self {
    case .foregroundStyle: "foregroundStyle"
    case .foregroundColor: "foregroundColor"
    case .backgroundStyle: "backgroundStyle"
    case .tint: "tint"
    case .accentColor: "accentColor"
    case .colorScheme: "colorScheme"
    case .colorSchemeContrast: "colorSchemeContrast"
    case .accessibilityReduceTransparency: "accessibilityReduceTransparency"
    case .imageScale: "imageScale"
    case .symbolRenderingMode: "symbolRenderingMode"
    case .symbolVariant: "symbolVariant"
    case .underline: "underline"
    case .strikethrough: "strikethrough"
    case .textCase: "textCase"
    case .baselineOffset: "baselineOffset"
    case .monospacedDigit: "monospacedDigit"
    case .monospaced: "monospaced"
    case .fontDesign: "fontDesign"
    case .fontWidth: "fontWidth"
    }
  }

  /// Sets the value.
  public func apply(to environment: inout EnvironmentValues) {
    switch self {
    case .foregroundStyle(let style):
      let around = environment.drawing.foregroundStyle
      environment.drawing.foregroundStyle = style.applied(over: around)
    case .foregroundColor(let color):
      environment.drawing.foregroundStyle = color.map { .color($0) }
    case .backgroundStyle(let style): environment.drawing.backgroundStyle = style
    case .tint(let style): environment.drawing.tint = style
    case .accentColor(let color): environment.drawing.accentColor = color
    case .colorScheme(let scheme): environment.drawing.colorScheme = scheme
    case .colorSchemeContrast(let contrast): environment.drawing.colorSchemeContrast = contrast
    case .accessibilityReduceTransparency(let isReduced):
      environment.drawing.reducesTransparency = isReduced
    case .imageScale(let scale): environment.imageScale = scale
    case .symbolRenderingMode(let mode): environment.drawing.symbolRenderingMode = mode
    case .symbolVariant(let variants): environment.drawing.symbolVariants = variants
    case .underline(let line): environment.drawing.underline = line
    case .strikethrough(let line): environment.drawing.strikethrough = line
    case .textCase(let textCase):
      environment.textCase = textCase
      environment.statesTextCase = true
    case .baselineOffset(let offset): environment.baselineOffset = offset
    case .monospacedDigit(let isActive): environment.monospacedDigit = isActive
    case .monospaced(let isActive): environment.monospaced = isActive
    case .fontDesign(let design): environment.fontDesign = design
    case .fontWidth(let width): environment.fontWidth = width
    }
  }

  /// The arguments of the modifier.
  package var arguments: [DrawingArgument] {
    func word(_ name: String?) -> [DrawingArgument] {
      [DrawingArgument(name.map { .word($0) } ?? .null)]
    }
    return switch self {
    case .foregroundStyle(let style), .backgroundStyle(let style): [.style(style)]
    case .tint(let style): [.style(style)]
    case .foregroundColor(let color), .accentColor(let color):
      [.style(color.map { .color($0) })]
    case .colorScheme(let scheme): word(scheme.rawValue)
    case .colorSchemeContrast(let contrast): word(contrast.rawValue)
    case .imageScale(let scale): word(scale.rawValue)
    case .symbolRenderingMode(let mode): word(mode?.rawValue)
    case .symbolVariant(let variants): word(variants.name)
    case .underline(let line), .strikethrough(let line):
      line?.arguments ?? [DrawingArgument(.flag(false))]
    case .textCase(let textCase): word(textCase?.rawValue)
    case .baselineOffset(let offset): [DrawingArgument(.number(offset))]
    case .monospacedDigit(let isActive), .monospaced(let isActive),
      .accessibilityReduceTransparency(let isActive):
      [DrawingArgument(.flag(isActive))]
    case .fontDesign(let design): word(design?.rawValue)
    case .fontWidth(let width): [DrawingArgument(width.map { .number($0.value) } ?? .null)]
    }
  }
}

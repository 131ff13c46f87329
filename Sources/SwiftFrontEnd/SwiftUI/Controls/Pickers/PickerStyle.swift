internal import LayoutCore

/// The presentation of a picker's options.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The kind of the style, for the control.
  nonisolated var _kind: _PickerKind { get }
}

/// The kind of a picker style.
public struct _PickerKind: Equatable, Sendable {
  /// The engine's; nil for the system's own.
  let engine: Control.PickerStyle?
}

extension View {
  /// Sets the style of pickers inside.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier({ $0.pickerStyle = style._kind.engine }))
  }
}

private enum PickerStyleKey: EnvironmentKey {
  static let defaultValue: Control.PickerStyle? = nil
}

private enum IsInFormKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The picker style of the environment; nil for the default.
  var pickerStyle: Control.PickerStyle? {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }

  /// Whether a form is around.
  var isInForm: Bool {
    get { self[IsInFormKey.self] }
    set { self[IsInFormKey.self] = newValue }
  }

  /// The style that pickers are shown in: by default a menu, in a form up to iOS 15 a link (M3.20).
  var shownPickerStyle: Control.PickerStyle {
    if let pickerStyle { return pickerStyle }
    let isOld = _ScreenTraits.current.systemVersion.major < 16
    return isInForm && isOld ? .navigationLink : .menu
  }
}

/// The platform's own pickers: menus, in forms to iOS 15 links.
public struct DefaultPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultPickerStyle: PickerStyle {
  /// The kind of the style.
  public nonisolated var _kind: _PickerKind { _PickerKind(engine: nil) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The platform's own pickers: menus, in forms to iOS 15 links.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A menu of the options.
public struct MenuPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension MenuPickerStyle: PickerStyle {
  /// The kind of the style.
  public nonisolated var _kind: _PickerKind { _PickerKind(engine: .menu) }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu of the options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The options side by side.
public struct SegmentedPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension SegmentedPickerStyle: PickerStyle {
  /// The kind of the style.
  public nonisolated var _kind: _PickerKind { _PickerKind(engine: .segmented) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The options below each other.
public struct InlinePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension InlinePickerStyle: PickerStyle {
  /// The kind of the style.
  public nonisolated var _kind: _PickerKind { _PickerKind(engine: .inline) }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A wheel of the options.
public struct WheelPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension WheelPickerStyle: PickerStyle {
  /// The kind of the style.
  public nonisolated var _kind: _PickerKind { _PickerKind(engine: .wheel) }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel of the options.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A row that leads to the options.
public struct NavigationLinkPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationLinkPickerStyle: PickerStyle {
  /// The kind of the style.
  public nonisolated var _kind: _PickerKind { _PickerKind(engine: .navigationLink) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Small images side by side; laid out like segments.
public struct PalettePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PalettePickerStyle: PickerStyle {
  /// The kind of the style.
  public nonisolated var _kind: _PickerKind { _PickerKind(engine: .segmented) }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Small images side by side; laid out like segments.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Radio buttons in a column; laid out like inline options.
public struct RadioGroupPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension RadioGroupPickerStyle: PickerStyle {
  /// The kind of the style.
  public nonisolated var _kind: _PickerKind { _PickerKind(engine: .inline) }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons in a column; laid out like inline options.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// The marking of the selected item of a palette.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// The system's default.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// The images show it themselves.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// A variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

extension View {
  /// Sets the marking of the selected item of a palette.
  ///
  /// Inert: palettes are drawn like menus.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }
}

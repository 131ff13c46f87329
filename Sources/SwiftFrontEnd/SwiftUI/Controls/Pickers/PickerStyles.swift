internal import LayoutCore

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

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

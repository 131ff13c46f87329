internal import LayoutCore

/// How pickers offer their options.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// What the framework knows the style by.
  nonisolated var _kind: _PickerKind { get }
}

/// What the framework knows styles of pickers by.
public struct _PickerKind: Equatable, Sendable {
  /// The engine's; nil for the system's own.
  let engine: Control.PickerStyle?
}

extension View {
  /// How pickers inside offer their options.
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
  /// How pickers offer their options; nil for the system's own way.
  var pickerStyle: Control.PickerStyle? {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }

  /// Whether a form is around.
  var isInForm: Bool {
    get { self[IsInFormKey.self] }
    set { self[IsInFormKey.self] = newValue }
  }

  /// How a picker offers its options: in the system's own way as a menu, in a form to iOS 15 as a link
  /// (M3.20).
  var shownPickerStyle: Control.PickerStyle {
    if let pickerStyle { return pickerStyle }
    let isOld = _ScreenTraits.current.systemVersion.major < 16
    return isInForm && isOld ? .navigationLink : .menu
  }
}

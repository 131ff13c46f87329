internal import LayoutCore

/// How pickers offer their options.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// What the framework knows the style by.
  nonisolated var _kind: _PickerKind { get }
}

/// What the framework knows styles of pickers by.
public struct _PickerKind: Equatable, Sendable {
  let engine: Control.PickerStyle
}

extension View {
  /// How pickers inside offer their options.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    modifier(_ControlStyleModifier({ $0.pickerStyle = style._kind.engine }))
  }
}

private enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = Control.PickerStyle.menu
}

extension EnvironmentValues {
  /// How pickers offer their options.
  var pickerStyle: Control.PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

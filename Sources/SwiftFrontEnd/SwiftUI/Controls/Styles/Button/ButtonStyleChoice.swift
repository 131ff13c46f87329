internal import LayoutCore

/// A style of buttons.
enum ButtonStyleChoice {
  case engine(ControlStyles.Button)
  case custom((ButtonStyleConfiguration) -> StyleBody)
  case primitive((PrimitiveButtonStyleConfiguration) -> StyleBody)

  /// The built-in style to draw the button in.
  var engine: ControlStyles.Button {
    switch self {
    case .engine(let engine): engine
    case .custom, .primitive: .plain
    }
  }
}

private enum ButtonStylesKey: EnvironmentKey {
  static var defaultValue: [ButtonStyleChoice] { [] }
}

extension EnvironmentValues {
  /// The styles of buttons, the outermost first.
  var buttonStyles: [ButtonStyleChoice] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

internal import LayoutCore

/// A style of buttons.
enum ButtonStyleChoice {
  case engine(ControlStyles.Button)
  case custom((ButtonStyleConfiguration) -> StyleBody)
  case primitive((PrimitiveButtonStyleConfiguration) -> StyleBody)

  /// The engine's style of a button that looks so.
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

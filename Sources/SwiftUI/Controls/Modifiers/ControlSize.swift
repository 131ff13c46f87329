internal import LayoutCore

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge

  var engine: ControlStyles.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// How large controls inside are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(
      _ControlStyleModifier(
        { $0.controlSize = controlSize },
        look: { $0.size = controlSize.engine }
      )
    )
  }
}

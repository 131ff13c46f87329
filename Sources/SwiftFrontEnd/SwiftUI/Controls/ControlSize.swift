internal import LayoutCore

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

extension View {
  /// Sets the size of controls inside.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(
      _ControlStyleModifier(
        { $0.controlSize = controlSize },
        look: { $0.size = controlSize.engine }
      )
    )
  }
}

extension ControlSize {
  fileprivate var engine: ControlStyles.Size {
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
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

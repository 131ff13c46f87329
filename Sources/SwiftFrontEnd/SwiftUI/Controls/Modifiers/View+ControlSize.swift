internal import LayoutCore

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

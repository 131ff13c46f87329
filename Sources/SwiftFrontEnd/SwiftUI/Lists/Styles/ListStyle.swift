public import LayoutCore

/// The appearance of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The engine's name of the style.
  nonisolated static var _engine: ControlStyles.List { get }
}

extension View {
  /// Sets the style of the lists inside.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    controlLook("listStyle", S._engine) { $0.list = $1 }
  }
}

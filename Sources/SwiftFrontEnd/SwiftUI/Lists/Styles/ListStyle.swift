public import LayoutCore

/// How lists look.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The engine's name of the style.
  nonisolated static var _engine: ControlStyles.List { get }
}

extension View {
  /// How the lists inside look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    controlLook("listStyle", S._engine) { $0.list = $1 }
  }
}

/// The window of a program's settings, on a Mac alone: it does not open.
public struct Settings<Content: View> {
  /// Creates the window.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Settings: _PrimitiveScene {}

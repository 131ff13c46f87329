extension View {
  /// Says whether the system shows what it lays over the view, such as the home indicator.
  ///
  /// Inert: nothing is laid over the view.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Says at which edges gestures of the view come before those of the system.
  ///
  /// Inert: the system has none here.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

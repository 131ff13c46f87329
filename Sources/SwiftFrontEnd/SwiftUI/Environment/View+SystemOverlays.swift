extension View {
  /// Sets the visibility of system overlays, such as the home indicator.
  ///
  /// Inert: there are no overlays.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets the edges at which the view's gestures precede those of the system.
  ///
  /// Inert: the system has no gestures here.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

extension View {
  /// Adds an action that runs on a double tap of a pencil.
  ///
  /// Inert: there is no pencil.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Adds an action that runs as a pencil is squeezed.
  ///
  /// Inert: there is no pencil.
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}

extension View {
  /// Does something when the side of a pencil is tapped twice.
  ///
  /// Inert: there is no pencil.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Does something when a pencil is squeezed.
  ///
  /// Inert: there is no pencil.
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}

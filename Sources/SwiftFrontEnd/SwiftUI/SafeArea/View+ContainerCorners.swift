extension View {
  /// Moves the view away from the corners of its container.
  ///
  /// Inert: phones and whole screens have nothing in the corners.
  public nonisolated func containerCornerOffset(
    _ edges: Edge.Set = .all,
    sizeToFit: Bool = false
  ) -> some View { inert() }
}

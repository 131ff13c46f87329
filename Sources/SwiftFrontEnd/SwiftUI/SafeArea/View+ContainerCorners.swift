extension View {
  /// Moves the view out of the way of what is in the corners of its container.
  ///
  /// Inert: windows of phones and whole screens have nothing in their corners.
  public nonisolated func containerCornerOffset(
    _ edges: Edge.Set = .all,
    sizeToFit: Bool = false
  ) -> some View { inert() }
}

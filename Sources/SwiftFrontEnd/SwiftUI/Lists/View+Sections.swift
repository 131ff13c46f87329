extension View {
  /// Sets the label of the section in an index beside the list.
  ///
  /// Inert: lists have no index.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the section in an index beside the list.
  ///
  /// Inert: lists have no index.
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Sets the visibility of the index beside lists.
  ///
  /// Inert: lists have no index.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    self
  }

  /// Sets the margins of the sections of a list, in points.
  ///
  /// Inert: sections have the margins of their style.
  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?
  ) -> some View { self }
}

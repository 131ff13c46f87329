internal import LayoutCore

extension View {
  /// Hides the labels of controls inside; accessibility still has them (V8.7).
  public nonisolated func labelsHidden() -> some View {
    modifier(_ControlStyleModifier({ _ in }, look: { $0.hidesLabels = true }))
  }

  /// Sets the visibility of the labels of controls inside.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(
      _ControlStyleModifier(
        { _ in },
        look: { if let isShown = visibility.isWanted { $0.hidesLabels = !isShown } }
      )
    )
  }

  /// Inert: labels have the standard spacing.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// Inert: labels have the standard icon width.
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
}

internal import LayoutCore

extension View {
  /// Puts glass in a shape behind the view (D2.21); touches have no effect on it.
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular,
    in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    // The tint is nearer to the view than the glass.
    modifier(
      _StyledModifier { environment in
        .backgroundShape(glass.tintStyle(in: environment), shape._engineShape(in: environment))
      }
    )
    .modifier(
      _StyledModifier { environment in
        .backgroundShape(glass.style, shape._engineShape(in: environment))
      }
    )
  }
}

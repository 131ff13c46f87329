internal import LayoutCore

// Modifiers that change a view's drawing, not its layout.

extension View {
  /// Sets the opacity of the view, from 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    engineModifier(.opacity(opacity))
  }

  /// Hides the view; it keeps its space.
  public nonisolated func hidden() -> some View { engineModifier(.hidden) }

  /// Adds a shadow; lengths in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      _StyledModifier { environment in
        let isStandard = color == Color(.sRGBLinear, white: 0, opacity: 0.33)
        return .drawing(
          .shadow(
            ShadowValue(
              color: isStandard ? nil : color.value(in: environment),
              radius: Double(radius),
              x: Double(x),
              y: Double(y)
            )
          )
        )
      }
    )
  }

  /// Blurs the view by a radius, in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    engineModifier(.drawing(.blur(radius: Double(radius), isOpaque: opaque)))
  }

  /// Brightens the view by an amount.
  public nonisolated func brightness(_ amount: Double) -> some View {
    engineModifier(.drawing(.brightness(amount)))
  }

  /// Sets the contrast of the view.
  public nonisolated func contrast(_ amount: Double) -> some View {
    engineModifier(.drawing(.contrast(amount)))
  }

  /// Sets the saturation of the view.
  public nonisolated func saturation(_ amount: Double) -> some View {
    engineModifier(.drawing(.saturation(amount)))
  }

  /// Reduces the colours of the view to greys by an amount.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    engineModifier(.drawing(.grayscale(amount)))
  }

  /// Rotates the hues of the view.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    engineModifier(.drawing(.hueRotation(degrees: angle.degrees)))
  }

  /// Inverts the colours of the view.
  public nonisolated func colorInvert() -> some View { engineModifier(.drawing(.colorInvert)) }

  /// Multiplies the colours of the view by one.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(_StyledModifier { .drawing(.colorMultiply(color.value(in: $0))) })
  }

  /// Turns the luminance of the view into its opacity.
  public nonisolated func luminanceToAlpha() -> some View {
    engineModifier(.drawing(.luminanceToAlpha))
  }

  /// Sets the blending of the view with the content behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    engineModifier(.drawing(.blendMode(blendMode.engine)))
  }

  /// Composes the view into one layer before later effects apply.
  public nonisolated func compositingGroup() -> some View {
    engineModifier(.drawing(.compositingGroup))
  }

  /// Draws the view into one image first, on black if it is opaque; colours blend in their encoding
  /// or in linear light (D5.6).
  public nonisolated func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { engineModifier(.drawing(.drawingGroup(isOpaque: opaque, colorMode.engine))) }

  /// Animates the geometry of the view as a whole; the views inside move along with it (T1.19).
  public nonisolated func geometryGroup() -> some View { engineModifier(.drawing(.geometryGroup)) }
}

/// The colour space of blending (D5.6).
public enum ColorRenderingMode: Hashable, Sendable {
  /// Encoded sRGB.
  case nonLinear
  /// Linear light.
  case linear
  /// Linear light beyond sRGB's gamut.
  case extendedLinear
}

extension ColorRenderingMode {
  /// The engine's.
  var engine: ColorMixing {
    switch self {
    case .nonLinear: .nonLinear
    case .linear: .linear
    case .extendedLinear: .extendedLinear
    }
  }
}

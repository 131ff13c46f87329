/// The interaction with the content behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  /// The system's default.
  public static let automatic = PresentationBackgroundInteraction()
  /// Interaction is enabled.
  public static let enabled = PresentationBackgroundInteraction()
  /// Interaction is disabled.
  public static let disabled = PresentationBackgroundInteraction()

  /// Enabled while the sheet is at most as high as a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
}

/// The effect of a drag in a sheet: resizing it, or scrolling its content.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let rawValue: Int8
  /// The system's default.
  public static let automatic = PresentationContentInteraction(rawValue: 0)
  /// The sheet grows.
  public static let resizes = PresentationContentInteraction(rawValue: 1)
  /// The content scrolls.
  public static let scrolls = PresentationContentInteraction(rawValue: 2)
}

extension View {
  /// Inert: the content behind a sheet cannot be touched.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { inert() }

  /// Inert: sheets are not dragged.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { inert() }
}

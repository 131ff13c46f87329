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

/// The interaction with the content behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  /// The system's default.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction()

  /// Enabled while the sheet is at most as high as a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
}

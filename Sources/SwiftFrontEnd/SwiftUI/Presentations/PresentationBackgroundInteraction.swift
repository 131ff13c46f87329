/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  /// The system's default.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction()

  /// It can while the sheet is no higher.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
}

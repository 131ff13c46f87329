/// `PresentationAdaptation`: the form of a popover in a compact size class.
public enum PresentationAdaptation: String, Sendable, Hashable, CaseIterable {
  /// A sheet.
  case automatic
  /// It stays a popover.
  case none
  case popover
  case sheet
  case fullScreenCover
}

/// `PresentationAdaptation`: what a popover becomes where there is little room.
public enum PresentationAdaptation: String, Sendable, Hashable, CaseIterable {
  /// A sheet.
  case automatic
  /// It stays what it is.
  case none
  case popover
  case sheet
  case fullScreenCover
}

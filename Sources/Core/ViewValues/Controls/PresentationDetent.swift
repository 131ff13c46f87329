/// How high a sheet is: SwiftUI's `PresentationDetent`.
public enum PresentationDetent: Sendable, Hashable {
  /// About half of the screen.
  case medium
  /// As high as a sheet can be.
  case large
  /// A part of a large one.
  case fraction(Double)
  /// Points, without the safe area at the bottom.
  case height(Double)
}

/// The height of a sheet: SwiftUI's `PresentationDetent`.
public enum PresentationDetent: Sendable, Hashable {
  /// About half of the screen.
  case medium
  /// As high as a sheet can be.
  case large
  /// A fraction of a large one's height.
  case fraction(Double)
  /// A height in points, without the safe area at the bottom.
  case height(Double)
}

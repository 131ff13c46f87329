/// The quality of an image's resampling, SwiftUI's `Image.Interpolation` (D7.2).
public enum ImageInterpolation: String, Sendable, Hashable, CaseIterable {
  case none
  case low
  case medium
  case high
}

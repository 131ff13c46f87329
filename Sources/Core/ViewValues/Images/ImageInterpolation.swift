/// How carefully pixels are made of others, SwiftUI's `Image.Interpolation` (D7.2).
public enum ImageInterpolation: String, Sendable, Hashable, CaseIterable {
  case none
  case low
  case medium
  case high
}

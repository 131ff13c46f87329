/// The size of a symbol beside text, SwiftUI's `Image.Scale` (D7.6).
public enum ImageScale: String, Sendable, Hashable, CaseIterable {
  case small
  case medium
  case large
}

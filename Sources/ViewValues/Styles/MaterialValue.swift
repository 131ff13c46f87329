/// A material, through which what lies behind it is seen (D2.11), by the name that SwiftUI gives it.
public enum MaterialValue: String, Sendable, Hashable, CaseIterable {
  case ultraThin = "ultraThinMaterial"
  case thin = "thinMaterial"
  case regular = "regularMaterial"
  case thick = "thickMaterial"
  case ultraThick = "ultraThickMaterial"
  case bar
}

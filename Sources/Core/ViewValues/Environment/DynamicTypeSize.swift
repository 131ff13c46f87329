/// The reader's preferred text size, from the smallest to the largest accessibility size.
public enum DynamicTypeSize: String, Sendable, Hashable, CaseIterable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    }
  }

  /// The position in the order of sizes, from 0.
  package var index: Int { DynamicTypeSize.allCases.firstIndex(of: self) ?? 0 }
}

internal import LayoutCore

/// The user's text size, from the smallest to the largest.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
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

  init(_ engine: LayoutCore.DynamicTypeSize) {
    self =
      zip(DynamicTypeSize.allCases, LayoutCore.DynamicTypeSize.allCases)
      .first { $0.1 == engine }?.0 ?? .large
  }

  /// Creates the size from the older type; nil for an unknown value.
  public init?(_ uiSizeCategory: ContentSizeCategory) {
    self = uiSizeCategory.size
  }

  /// Whether it is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether the first is smaller.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
    first.rawValue < second.rawValue
  }

  var engine: LayoutCore.DynamicTypeSize { LayoutCore.DynamicTypeSize.allCases[rawValue] }
}

/// The user's text size, in the older API.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  init(_ size: DynamicTypeSize) { self = ContentSizeCategory.allCases[size.rawValue] }

  var size: DynamicTypeSize {
    zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases).first { $0.1 == self }?.0 ?? .large
  }

  /// Whether it is one of the five largest.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// Returns whether the first is smaller.
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.size < second.size
  }

  /// Returns whether the first is smaller or equal.
  public static func <= (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.size <= second.size
  }

  /// Returns whether the first is larger.
  public static func > (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.size > second.size
  }

  /// Returns whether the first is larger or equal.
  public static func >= (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.size >= second.size
  }
}

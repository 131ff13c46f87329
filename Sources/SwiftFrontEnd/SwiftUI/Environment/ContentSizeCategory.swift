/// A reader's text size, by its older names.
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

  /// Whether one comes before the other.
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.size < second.size
  }

  /// Whether one comes before the other.
  public static func <= (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.size <= second.size
  }

  /// Whether one comes before the other.
  public static func > (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.size > second.size
  }

  /// Whether one comes before the other.
  public static func >= (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.size >= second.size
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The user's text size.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  private init(of size: String) { rawValue = "UICTContentSizeCategory" + size }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  public static let extraSmall = UIContentSizeCategory(of: "XS")
  public static let small = UIContentSizeCategory(of: "S")
  public static let medium = UIContentSizeCategory(of: "M")
  public static let large = UIContentSizeCategory(of: "L")
  public static let extraLarge = UIContentSizeCategory(of: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(of: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(of: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(of: "AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(of: "AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(of: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(of: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    of: "AccessibilityXXXL"
  )

  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// All sizes from the smallest to the largest, in SwiftUI's order.
  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates the size from SwiftUI's.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { UIContentSizeCategory.all[$0.rawValue] } ?? .unspecified
  }

  /// Creates the size from SwiftUI's.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self.init(sizeCategory.flatMap { DynamicTypeSize($0) })
  }

  /// The place among all sizes; nil for one that is none.
  fileprivate var index: Int? { UIContentSizeCategory.all.firstIndex(of: self) }

  /// Whether it is one of the five largest.
  public var isAccessibilityCategory: Bool {
    index.flatMap { DynamicTypeSize(rawValue: $0) }?.isAccessibilitySize ?? false
  }

  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    (first.index ?? -1) < (second.index ?? -1)
  }
  public static func <= (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    (first.index ?? -1) <= (second.index ?? -1)
  }
  public static func > (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    second < first
  }
  public static func >= (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    second <= first
  }
}

extension DynamicTypeSize {
  /// Creates the size from UIKit's; nil for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.index.flatMap({ DynamicTypeSize(rawValue: $0) }) else {
      return nil
    }
    self = size
  }
}

extension ContentSizeCategory {
  /// Creates the size from UIKit's; nil for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = uiSizeCategory.index else { return nil }
    self = ContentSizeCategory.allCases[index]
  }
}

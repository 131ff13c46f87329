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

private enum DynamicTypeSizeKey: EngineEnvironmentKey, ControlEnvironmentKey {
  static let defaultValue = DynamicTypeSize.large

  static func change(_ value: DynamicTypeSize) -> EngineChange {
    { $0.dynamicTypeSize = value.engine }
  }

  static func changeControls(_ value: DynamicTypeSize) -> ControlChange {
    { $0.dynamicTypeSize = value.engine }
  }
}

extension EnvironmentValues {
  /// The user's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The user's text size, in the older API.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { if let size = DynamicTypeSize(newValue) { dynamicTypeSize = size } }
  }
}

extension View {
  /// Sets the text size of the view.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(_EnvironmentModifier("dynamicTypeSize") { $0.dynamicTypeSize = size })
  }

  /// Limits the text size of the view to a range.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    modifier(
      _EnvironmentModifier("dynamicTypeSize") { environment in
        let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let least = sizes.first, let most = sizes.last else { return }
        environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
      }
    )
  }
}

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

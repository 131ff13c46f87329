internal import LayoutCore

private enum ColorSchemeKey: EngineEnvironmentKey {
  static let defaultValue = ColorScheme.light

  static func change(_ value: ColorScheme) -> EngineChange {
    { $0.drawing.colorScheme = value.engine }
  }
}

private enum ColorSchemeContrastKey: EngineEnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard

  static func change(_ value: ColorSchemeContrast) -> EngineChange {
    { $0.drawing.colorSchemeContrast = value.engine }
  }
}

private enum DisplayScaleKey: EngineEnvironmentKey {
  static let defaultValue: CGFloat = 3

  static func change(_ value: CGFloat) -> EngineChange { { $0.displayScale = Double(value) } }
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

private enum HorizontalSizeClassKey: EngineEnvironmentKey, ControlEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact

  static func change(_ value: UserInterfaceSizeClass?) -> EngineChange {
    { if let value { $0.horizontalSizeClass = value.engine } }
  }

  static func changeControls(_ value: UserInterfaceSizeClass?) -> ControlChange {
    { if let value { $0.horizontalSizeClass = value.engine } }
  }
}

private enum VerticalSizeClassKey: EngineEnvironmentKey, ControlEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular

  static func change(_ value: UserInterfaceSizeClass?) -> EngineChange {
    { if let value { $0.verticalSizeClass = value.engine } }
  }

  static func changeControls(_ value: UserInterfaceSizeClass?) -> ControlChange {
    { if let value { $0.verticalSizeClass = value.engine } }
  }
}

private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = .regular
}

extension EnvironmentValues {
  /// Whether colours are light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast between colours that the user prefers.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The count of pixels in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

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

  /// The horizontal size class; nil if it is not known.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class; nil if it is not known.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The weight that the user prefers for text.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

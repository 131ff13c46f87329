internal import LayoutCore

private enum ImageScaleKey: EngineEnvironmentKey {
  static let defaultValue = Image.Scale.medium

  static func change(_ value: Image.Scale) -> EngineChange {
    { $0.imageScale = value.engine }
  }
}

private enum SymbolRenderingModeKey: EngineEnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil

  static func change(_ value: SymbolRenderingMode?) -> EngineChange {
    { $0.drawing.symbolRenderingMode = value?.engine }
  }
}

private enum SymbolVariantsKey: EngineEnvironmentKey {
  static let defaultValue = SymbolVariants.none

  static func change(_ value: SymbolVariants) -> EngineChange {
    { $0.drawing.symbolVariants = value.engine }
  }
}

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The rendering of the layers of symbols; nil for each symbol's default.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension Image.Scale {
  var engine: ImageScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

private enum UserInterfaceIdiomKey: EnvironmentKey {
  static let defaultValue = UserInterfaceIdiom.phone
}

extension EnvironmentValues {
  /// The kind of device.
  var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[UserInterfaceIdiomKey.self] }
    set { self[UserInterfaceIdiomKey.self] = newValue }
  }
}

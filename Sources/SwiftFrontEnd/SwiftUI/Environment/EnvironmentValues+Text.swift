internal import LayoutCore

private enum FontKey: EngineEnvironmentKey {
  static let defaultValue: Font? = nil

  static func change(_ value: Font?) -> EngineChange { (value ?? .body).change }
}

private enum LayoutDirectionKey: EngineEnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight

  static func change(_ value: LayoutDirection) -> EngineChange {
    { $0.layoutDirection = value.engine }
  }
}

private enum LocaleKey: EngineEnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")

  static func change(_ value: Locale) -> EngineChange {
    let identifier = value.identifier(.bcp47)
    return { $0.locale = identifier }
  }
}

extension EnvironmentValues {
  /// The font of texts; nil for the standard one.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The layout direction.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The user's locale.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

/// The layout direction.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft

  var engine: LayoutCore.LayoutDirection {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

internal import LayoutCore

/// The size of a user interface along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular

  init(_ engine: LayoutCore.UserInterfaceSizeClass) {
    switch engine {
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }

  var engine: LayoutCore.UserInterfaceSizeClass {
    switch self {
    case .compact: .compact
    case .regular: .regular
    }
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

extension EnvironmentValues {
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

  /// The kind of device.
  var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[UserInterfaceIdiomKey.self] }
    set { self[UserInterfaceIdiomKey.self] = newValue }
  }
}

private enum UserInterfaceIdiomKey: EnvironmentKey {
  static let defaultValue = UserInterfaceIdiom.phone
}

internal import LayoutCore

private enum LayoutDirectionKey: EngineEnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight

  static func change(_ value: LayoutDirection) -> EngineChange {
    { $0.layoutDirection = value.engine }
  }
}

extension EnvironmentValues {
  /// The layout direction.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
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

/// The behaviour of a shape in another layout direction (L17.6).
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The same in both directions.
  case fixed
  /// Mirrored in a layout of one direction.
  case mirrors(in: LayoutDirection)

  /// Mirrored in right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  var engine: LayoutCore.LayoutDirectionBehavior {
    switch self {
    case .fixed: .fixed
    case .mirrors(let direction): .mirrors(in: direction.engine)
    }
  }
}

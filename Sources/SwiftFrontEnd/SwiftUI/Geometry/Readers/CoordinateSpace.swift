internal import LayoutCore

/// The space in which a position or frame is measured.
public enum CoordinateSpace: Equatable, Hashable {
  /// The scene's top left corner.
  case global
  /// The view itself.
  case local
  /// The nearest view around that has the name (V6.3).
  case named(AnyHashable)

  /// Whether it is the scene's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }

  var engine: LayoutCore.CoordinateSpace {
    switch self {
    case .global: .global
    case .local: .local
    case .named(let name): .named(CoordinateSpace.name(name))
    }
  }

  /// The engine's name of a name: names of different types are different.
  static func name(_ name: AnyHashable) -> String {
    name.base as? String ?? "\(type(of: name.base)).\(name.base)"
  }
}

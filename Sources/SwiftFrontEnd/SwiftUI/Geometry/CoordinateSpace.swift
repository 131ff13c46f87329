internal import LayoutCore

/// A space that positions are measured in.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// A space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the scene.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable("SwiftUI.scrollView"))
  }

  /// The space of the nearest scroll view along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the scene.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
  /// Sets the name of the view's coordinate space.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    engineModifier(.coordinateSpace(CoordinateSpace.name(AnyHashable(name))))
  }

  /// Sets the name of the view's coordinate space.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    engineModifier(.coordinateSpace(CoordinateSpace.name(name.name)))
  }
}

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

/// A trait of one's own.
public protocol UITraitDefinition {
  /// What it is.
  associatedtype Value
  /// What it is where nobody says it.
  static var defaultValue: Value { get }
}

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// A trait of one's own.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// A value of SwiftUI's environment that UIKit has as a trait: nobody hands it from one to the other, since of
/// UIKit's views there are only places.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Inert: nobody asks for it.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Inert: nobody asks for it.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UITraitCollection {
  /// A trait of one's own: what it is where nobody says it.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T.defaultValue }
}

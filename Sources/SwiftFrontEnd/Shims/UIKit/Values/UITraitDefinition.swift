/// A custom trait.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The default value of the trait.
  static var defaultValue: Value { get }
}

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// A custom trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// A key of SwiftUI's environment that is bridged to a UIKit trait: it is not bridged, since
/// UIKit's views have no such environment here.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Inert: the trait is not bridged.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Inert: the trait is not bridged.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UITraitCollection {
  /// The value of a custom trait: its default.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T.defaultValue }
}

/// A path of property names, such as `author.name`.
///
/// Foundation on Linux does not find properties by name; stored properties are found here.
struct PropertyPath {
  let names: [String]

  /// Returns the value at the end of the path; nil if there is none.
  ///
  /// The values of a collection's elements are a list.
  func value(of value: Any?) -> Any? {
    names.reduce(value.flatMap(PropertyPath.unwrapped)) { value, name in
      guard let value else { return nil }
      if let elements = PropertyPath.elements(value) {
        return elements.compactMap { PropertyPath.stored(name, in: $0) }
      }
      return PropertyPath.stored(name, in: value)
    }
  }

  /// The elements of an array or a set; nil if the value is none.
  static func elements(_ value: Any) -> [Any]? {
    switch value {
    case let value as [Any]: return value
    case let value as NSArray: return value.map(\.self)
    case let value as NSSet: return value.allObjects
    case let value as NSOrderedSet: return value.array
    default:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .set || mirror.displayStyle == .collection else { return nil }
      return mirror.children.map(\.value)
    }
  }

  /// Returns the wrapped value; nil for an empty optional.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func stored(_ name: String, in value: Any) -> Any? {
    var mirror = Optional(Mirror(reflecting: value))
    while let current = mirror {
      // Property wrappers are stored under a name with an underscore.
      let child = current.children.first { $0.label == name || $0.label == "_" + name }
      if let child { return unwrapped(child.value) }
      mirror = current.superclassMirror
    }
    // The names of a custom mirror are those that have a value.
    if !(value is any CustomReflectable) {
      ViewWarning.writeOnce(
        "\(type(of: value)) stores no property '\(name)': predicates and sort descriptors do not "
          + "find others, and take it for nil"
      )
    }
    return nil
  }
}

/// A value of a spec file, where it stands and what the placeholders in it stand for.
struct JSONNode {
  let value: JSONValue
  let place: JSONPlace
  /// The scope in which placeholders are looked up; nil outside of templates.
  var scope: TemplateScope?
  /// Whether the value came in place of a placeholder, so that the file shows another text.
  var isFilledIn = false

  static func root(_ value: JSONValue) -> JSONNode { JSONNode(value: value, place: .root) }

  /// The same value with placeholders that stand for what `scope` says.
  func within(_ scope: TemplateScope) -> JSONNode {
    JSONNode(value: value, place: place, scope: scope, isFilledIn: isFilledIn)
  }
}

/// The values of the placeholders in one repetition of a `ForEach` or one use of a definition.
final class TemplateScope {
  private let values: [String: JSONNode]
  /// The template around this one, unless it must not be seen.
  private let outer: TemplateScope?

  init(_ values: [String: JSONNode], outer: TemplateScope?) {
    self.values = values
    self.outer = outer
  }

  subscript(name: String) -> JSONNode? { values[name] ?? outer?[name] }

  /// The names that can be used, sorted.
  var names: [String] {
    var names = Set(values.keys)
    var next = outer
    while let scope = next {
      names.formUnion(scope.values.keys)
      next = scope.outer
    }
    return names.sorted()
  }
}

internal import LayoutCore
internal import ViewGraph

/// A style of a kind of control: built in or custom.
enum StyleChoice<Engine: Hashable, Configuration> {
  case engine(Engine)
  case custom((Configuration) -> StyleBody)

  /// The built-in style; nil for a custom one.
  var engine: Engine? {
    if case .engine(let engine) = self { engine } else { nil }
  }
}

extension GraphNode {
  /// The values that the views inside inherit.
  var environment: EnvironmentValues { EnvironmentValues(inputs.environment) }

  /// Returns the inputs with a changed environment.
  func inputs(_ change: (inout EnvironmentValues) -> Void) -> GraphInputs {
    var environment = environment
    change(&environment)
    var inputs = inputs
    inputs.environment = environment.graph
    return inputs
  }

  /// Reads values such as those of bindings: the node is evaluated again when they change.
  func reading<Value>(_ read: () -> Value) -> Value {
    tracking { observing(read) }
  }

  /// Runs a user's action if the view is enabled; false otherwise.
  func ifEnabled(_ action: () -> Void) -> Bool {
    guard environment.isEnabled else { return false }
    action()
    return true
  }
}

extension GraphNode {
  /// Returns the view's state object, which the first evaluation makes.
  func remember<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let known = memory as? Object { return known }
    let made = make()
    memory = made
    return made
  }
}

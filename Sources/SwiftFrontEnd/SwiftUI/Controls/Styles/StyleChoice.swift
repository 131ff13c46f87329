internal import LayoutCore
internal import ViewGraph

/// A style of a kind of control: one that the engine knows, or one of the user's own.
enum StyleChoice<Engine: Hashable, Configuration> {
  case engine(Engine)
  case custom((Configuration) -> StyleBody)

  /// The style that the engine knows; nil for one of the user's own.
  var engine: Engine? {
    if case .engine(let engine) = self { engine } else { nil }
  }
}

extension GraphNode {
  /// The values that the views inside inherit.
  var environment: EnvironmentValues { EnvironmentValues(inputs.environment) }

  /// Inputs with another environment.
  func inputs(_ change: (inout EnvironmentValues) -> Void) -> GraphInputs {
    var environment = environment
    change(&environment)
    var inputs = inputs
    inputs.environment = environment.graph
    return inputs
  }

  /// Reads values that others own, such as those of bindings: when they change, the node is
  /// evaluated again.
  func reading<Value>(_ read: () -> Value) -> Value {
    tracking { observing(read) }
  }

  /// Runs what a user does if the view is enabled.
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

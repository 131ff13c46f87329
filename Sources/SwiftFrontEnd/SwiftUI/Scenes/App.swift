package import ViewGraph

/// A program with a user interface (V10.14).
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The program's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Inert: a program's views are laid out without an application.
  @MainActor
  public static func main() {}
}

/// The views of the first window of a program; state of the program lives as long as they do (V10.14).
package struct AppView<Program: App> {
  let program: Program

  /// Creates the views of a program.
  @MainActor
  package init(_ type: Program.Type) { program = Program() }
}

extension AppView: View {
  package var body: Never { fatalError("a program has scenes") }

  @MainActor
  package static func _append(_ view: Self, to cursor: inout ChildCursor) {
    let inputs = cursor.inputs
    cursor.child(AppNode<Program>.self) {
      $0.refresh(inputs)
    } make: {
      AppNode(view.program, key: $0, parent: $1, inputs: inputs)
    }
  }
}

/// The node of a program.
private final class AppNode<Program: App>: GraphNode {
  private let program: Program
  private let storage = PropertyStorage()
  private let fields = FieldTable.of(Program.self)

  init(_ program: Program, key: ChildKey, parent: GraphNode, inputs: GraphInputs) {
    self.program = program
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { viewName(of: Program.self) }

  override func evaluate() {
    isDirty = false
    var program = program
    let body = tracking {
      storage.connect(&program, fields, of: self)
      return observing { program.body }
    }
    updateChildren(inputs) { _ = Program.Body._appendFirstWindow(body, to: &$0) }
  }

  override func willLeave() { storage.leave() }
}

/// Sets the delegate of an app.
///
/// Inert: there is no application; reading the delegate ends the program.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// The delegate, which does not exist.
  public var wrappedValue: DelegateType {
    fatalError("no application is there whose delegate \(DelegateType.self) would be")
  }

  /// Sets the delegate's type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// Sets the delegate of an app.
///
/// Inert: there is no application; reading the delegate ends the program.
@propertyWrapper @MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// The delegate, which does not exist.
  public var wrappedValue: DelegateType {
    fatalError("no application is there whose delegate \(DelegateType.self) would be")
  }

  /// Sets the delegate's type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

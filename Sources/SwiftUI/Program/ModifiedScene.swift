public import ViewGraph

/// A scene whose views have a modifier around them, as if it were the scene's.
public struct _ModifiedScene<Content: Scene, Modified: View> {
  let content: Content
  let modify: (_SceneViews<Content>) -> Modified
}

extension _ModifiedScene: _PrimitiveScene {
  /// Adds the views of the first window with the modifier around them.
  @MainActor
  public static func _appendFirstWindow(_ scene: Self, to cursor: inout ChildCursor) -> Bool {
    Modified._append(scene.modify(_SceneViews(scene: scene.content)), to: &cursor)
    return true
  }
}

/// The views of a scene's first window.
public struct _SceneViews<Content: Scene> {
  let scene: Content
}

extension _SceneViews: _PrimitiveView {
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.group))
    node.updateChildren(node.inputs) { _ = Content._appendFirstWindow(scene, to: &$0) }
  }
}

extension Scene {
  private nonisolated func modified<Modified: View>(
    _ modify: @escaping (_SceneViews<Self>) -> Modified
  ) -> some Scene {
    _ModifiedScene(content: self, modify: modify)
  }

  /// Sets a value that all views of the scene inherit (V4.1).
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Scene {
    modified { $0.environment(keyPath, value) }
  }

  /// Supplies all views of the scene with an object, which is found by its type (V2.9).
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified { $0.environment(object) }
  }

  /// Supplies all views of the scene with an object (V2.9).
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified { $0.environmentObject(object) }
  }

  /// Changes a value that all views of the scene inherit (V4.2).
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some Scene {
    modified { $0.transformEnvironment(keyPath, transform: transform) }
  }

  /// Lets `AppStorage` of the scene keep its values elsewhere.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modified { $0.defaultAppStorage(store) }
  }

  /// Does something when a value becomes another one (V7.5).
  ///
  /// - Parameter action: Gets the value before and the value now.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Does something when a value becomes another one (V7.5).
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Does something with a value when it has become another one (V7.5).
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, perform: action) }
  }
}

public import OpenCombine
public import ViewGraph

/// A scene whose first window has a modifier around its views.
public struct _ModifiedScene<Content: Scene, Modifier: ViewModifier> {
  let content: Content
  let modifier: Modifier

  nonisolated init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension _ModifiedScene: _PrimitiveScene {
  /// Appends the views of the first window: the one that an app opens with.
  @MainActor
  public static func _appendFirstWindow(_ scene: Self, to cursor: inout ChildCursor) -> Bool {
    let window = FirstWindow(scene: scene.content)
    Modifier._append(scene.modifier, to: window, in: &cursor)
    return window.isThere.value
  }
}

/// The views of the first window of a scene.
private struct FirstWindow<Content: Scene>: View {
  let scene: Content
  /// Whether there is a window, once it is known.
  let isThere = KeptValue(false)

  var body: Never { fatalError("a view of the framework's own has no body") }

  @MainActor
  static func _append(_ view: Self, to cursor: inout ChildCursor) {
    view.isThere.value = Content._appendFirstWindow(view.scene, to: &cursor)
  }
}

extension Scene {
  nonisolated func windows<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> some Scene { _ModifiedScene(self, modifier) }

  /// Adds an action that runs when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    windows(
      _ChangeModifier(value: value, isInitial: initial, runsOldAction: false, action: action)
    )
  }

  /// Adds an action that runs when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    windows(
      _ChangeModifier(value: value, isInitial: initial, runsOldAction: false) { _, _ in action() }
    )
  }

  /// Adds an action that runs with the new value when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    windows(
      _ChangeModifier(value: value, isInitial: false, runsOldAction: true) { _, new in action(new) }
    )
  }

  /// Sets a value that the windows' views inherit.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Scene {
    windows(_EnvironmentModifier("environment") { $0[keyPath: keyPath] = value })
  }

  /// Transforms a value in the environment of the windows' views.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some Scene {
    windows(_EnvironmentModifier("environment") { transform(&$0[keyPath: keyPath]) })
  }

  /// Sets an object in the environment of the windows' views; nil removes it (V2.14).
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    windows(_EnvironmentModifier("environment") { $0.graph[ObjectIdentifier(T.self)] = object })
  }

  /// Sets an observable object in the environment of the windows' views (V2.9).
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    windows(
      _EnvironmentModifier("environmentObject") { $0.graph[ObjectIdentifier(T.self)] = object }
    )
  }

  /// Sets the store of the app storage of the windows' views (V2.18).
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    windows(_EnvironmentModifier("defaultAppStorage") { $0.defaultStore = store })
  }
}

extension Scene {
  /// Inert: screens have no menu bar.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Inert: screens have no menu bar.
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Inert: windows have the size of the screen.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Inert: windows have the size of the screen.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Inert: windows fill the screen.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Inert: windows have the size of the screen.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Inert: windows have no frame.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Inert: windows have no frame.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }

  /// Inert: no external events arrive.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}

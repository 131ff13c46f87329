public import ViewGraph

/// A part of a program's user interface, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene

  /// The scenes that the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the views of the first window; false if there is none.
  @MainActor static func _appendFirstWindow(_ scene: Self, to cursor: inout ChildCursor) -> Bool
}

extension Scene {
  /// Appends the views of the first window: the one that an app opens with.
  @MainActor
  public static func _appendFirstWindow(
    _ scene: Self,
    to cursor: inout ChildCursor
  ) -> Bool {
    Body._appendFirstWindow(scene.body, to: &cursor)
  }
}

extension Never: Scene {
  /// Appends the views of the first window: the one that an app opens with.
  @MainActor
  public static func _appendFirstWindow(
    _ scene: Never,
    to cursor: inout ChildCursor
  ) -> Bool {}
}

/// A primitive scene.
@MainActor @preconcurrency
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  /// No body: the scene is primitive.
  public var body: Never { fatalError("a scene of the framework's own has no body") }

  /// Appends the views of the first window: the one that an app opens with.
  @MainActor
  public static func _appendFirstWindow(
    _ scene: Self,
    to cursor: inout ChildCursor
  ) -> Bool { false }
}

/// Builds scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// An expression is a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes, of which the first opens.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _Scenes<(repeat each Content)> {
    _Scenes(_scenes: repeat each content)
  }

  /// An `if #available` without `else`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(scene: content)
  }

  /// `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// Several scenes.
public struct _Scenes<T> {
  let value: T
  let append: @MainActor (T, inout ChildCursor) -> Bool

  nonisolated init<each Content: Scene>(_scenes scenes: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each scenes)
    append = { scenes, cursor in
      var isFound = false
      @MainActor func add<Element: Scene>(_ scene: Element) {
        if !isFound { isFound = Element._appendFirstWindow(scene, to: &cursor) }
      }
      repeat add(each scenes)
      return isFound
    }
  }
}

extension _Scenes: _PrimitiveScene {
  /// Appends the views of the first window: the one that an app opens with.
  @MainActor
  public static func _appendFirstWindow(
    _ scene: Self,
    to cursor: inout ChildCursor
  ) -> Bool {
    scene.append(scene.value, &cursor)
  }
}

/// A scene that need not be there.
public struct _OptionalScene<Content: Scene> {
  let scene: Content?
}

extension _OptionalScene: _PrimitiveScene {
  /// Appends the views of the first window: the one that an app opens with.
  @MainActor
  public static func _appendFirstWindow(
    _ scene: Self,
    to cursor: inout ChildCursor
  ) -> Bool {
    guard let content = scene.scene else { return false }
    return Content._appendFirstWindow(content, to: &cursor)
  }
}

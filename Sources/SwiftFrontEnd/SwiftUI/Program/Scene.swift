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

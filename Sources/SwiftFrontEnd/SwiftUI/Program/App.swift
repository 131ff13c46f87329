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

/// A program with a user interface (V10.14).
@MainActor @preconcurrency
public protocol App {
  /// What the program's scenes are made of.
  associatedtype Body: Scene

  /// The program's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Inert: a program's views are laid out without running it.
  @MainActor
  public static func main() {}
}

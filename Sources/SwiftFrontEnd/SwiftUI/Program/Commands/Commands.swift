/// Items of a Mac's menus; inert, since screens have no menu bar.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands' body.
  associatedtype Body: Commands

  /// The menu items.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Built-in menu items.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  /// No body: the commands are primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }
}

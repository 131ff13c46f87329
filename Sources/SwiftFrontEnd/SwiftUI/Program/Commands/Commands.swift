/// Items of a Mac's menus; inert, since menus are part of no screen.
@MainActor @preconcurrency
public protocol Commands {
  /// What the items are made of.
  associatedtype Body: Commands

  /// What the items are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Items of the framework's own.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  /// What it is made of: nothing, if it is the framework's own.
  public var body: Never { fatalError("items of the framework's own have no body") }
}

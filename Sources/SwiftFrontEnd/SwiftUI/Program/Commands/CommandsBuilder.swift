/// Builds menu items from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// An empty block.
  public static func buildBlock() -> _NoCommands { _NoCommands() }

  /// An expression is an item.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// A single statement.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _NoCommands { _NoCommands() }

  /// An `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> _NoCommands {
    _NoCommands()
  }

  /// The first branch.
  public static func buildEither<Content: Commands>(first: Content) -> _NoCommands {
    _NoCommands()
  }

  /// The second branch.
  public static func buildEither<Content: Commands>(second: Content) -> _NoCommands {
    _NoCommands()
  }

  /// `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> _NoCommands { _NoCommands() }
}

/// Menu items, which are never shown.
public struct _NoCommands {
  nonisolated init() {}
}

extension _NoCommands: _PrimitiveCommands {}

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

/// A menu of a Mac's menu bar; inert.
public struct CommandMenu<Content: View> {
  /// Creates a menu.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a menu with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: _PrimitiveCommands {}

/// No items.
public struct EmptyCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension EmptyCommands: _PrimitiveCommands {}

/// The items for devices; inert.
public struct ImportFromDevicesCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension ImportFromDevicesCommands: _PrimitiveCommands {}

/// The items for inspectors; inert.
public struct InspectorCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension InspectorCommands: _PrimitiveCommands {}

/// The items for sidebars; inert.
public struct SidebarCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension SidebarCommands: _PrimitiveCommands {}

/// The items for text editing; inert.
public struct TextEditingCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension TextEditingCommands: _PrimitiveCommands {}

/// The items for text formatting; inert.
public struct TextFormattingCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension TextFormattingCommands: _PrimitiveCommands {}

/// The items for toolbars; inert.
public struct ToolbarCommands: Sendable {
  /// Creates the items.
  public nonisolated init() {}
}

extension ToolbarCommands: _PrimitiveCommands {}

/// Items of a Mac's menus; inert.
public struct CommandGroup<Content: View> {
  /// Creates items behind a group.
  public nonisolated init(
    after group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}

  /// Creates items before a group.
  public nonisolated init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}

  /// Creates items in place of a group.
  public nonisolated init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}
}

extension CommandGroup: _PrimitiveCommands {}

/// A group of a Mac's menu items.
public struct CommandGroupPlacement: Sendable {
  /// The group about the app.
  public static let appInfo = CommandGroupPlacement()
  /// The group of the app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// The group of system services.
  public static let systemServices = CommandGroupPlacement()
  /// The group that hides the app.
  public static let appVisibility = CommandGroupPlacement()
  /// The group that ends the app.
  public static let appTermination = CommandGroupPlacement()
  /// The group of new items.
  public static let newItem = CommandGroupPlacement()
  /// The group that saves.
  public static let saveItem = CommandGroupPlacement()
  /// The group of import and export.
  public static let importExport = CommandGroupPlacement()
  /// The group that prints.
  public static let printItem = CommandGroupPlacement()
  /// The group of undo and redo.
  public static let undoRedo = CommandGroupPlacement()
  /// The group of the pasteboard.
  public static let pasteboard = CommandGroupPlacement()
  /// The group of text editing.
  public static let textEditing = CommandGroupPlacement()
  /// The group of text formatting.
  public static let textFormatting = CommandGroupPlacement()
  /// The group of the toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The group of the sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The group of window sizes.
  public static let windowSize = CommandGroupPlacement()
  /// The group of windows.
  public static let windowList = CommandGroupPlacement()
  /// The group of single windows.
  public static let singleWindowList = CommandGroupPlacement()
  /// The group of window arrangement.
  public static let windowArrangement = CommandGroupPlacement()
  /// The group of help.
  public static let help = CommandGroupPlacement()
}

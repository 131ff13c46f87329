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

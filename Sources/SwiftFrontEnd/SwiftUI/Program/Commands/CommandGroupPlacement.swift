/// A place among a Mac's menus.
public struct CommandGroupPlacement: Sendable {
  /// That of `appInfo`.
  public static let appInfo = CommandGroupPlacement()
  /// That of `appSettings`.
  public static let appSettings = CommandGroupPlacement()
  /// That of `systemServices`.
  public static let systemServices = CommandGroupPlacement()
  /// That of `appVisibility`.
  public static let appVisibility = CommandGroupPlacement()
  /// That of `appTermination`.
  public static let appTermination = CommandGroupPlacement()
  /// That of `newItem`.
  public static let newItem = CommandGroupPlacement()
  /// That of `saveItem`.
  public static let saveItem = CommandGroupPlacement()
  /// That of `importExport`.
  public static let importExport = CommandGroupPlacement()
  /// That of `printItem`.
  public static let printItem = CommandGroupPlacement()
  /// That of `undoRedo`.
  public static let undoRedo = CommandGroupPlacement()
  /// That of `pasteboard`.
  public static let pasteboard = CommandGroupPlacement()
  /// That of `textEditing`.
  public static let textEditing = CommandGroupPlacement()
  /// That of `textFormatting`.
  public static let textFormatting = CommandGroupPlacement()
  /// That of `toolbar`.
  public static let toolbar = CommandGroupPlacement()
  /// That of `sidebar`.
  public static let sidebar = CommandGroupPlacement()
  /// That of `windowSize`.
  public static let windowSize = CommandGroupPlacement()
  /// That of `windowList`.
  public static let windowList = CommandGroupPlacement()
  /// That of `singleWindowList`.
  public static let singleWindowList = CommandGroupPlacement()
  /// That of `windowArrangement`.
  public static let windowArrangement = CommandGroupPlacement()
  /// That of `help`.
  public static let help = CommandGroupPlacement()
}

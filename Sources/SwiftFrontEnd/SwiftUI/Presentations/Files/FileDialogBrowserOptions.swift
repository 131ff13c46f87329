/// Options of a file dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lists the content of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Shows files that are hidden.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Shows the ends of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

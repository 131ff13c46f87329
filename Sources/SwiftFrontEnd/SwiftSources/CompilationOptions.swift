/// The user's options for compiling sources to a program.
package struct CompilationOptions {
  /// The platform that conditions in the sources ask for.
  package var platform = "iOS"
  /// The language mode; nil for that of the sources' project or package, else 5.
  package var swiftVersion: String?
  /// The view type to show in place of previews.
  package var view: String?
  /// Whether the compiler's warnings are shown.
  package var showsWarnings = false

  /// Whether what does not compile is set aside, and a placeholder shown for it.
  package var allowsPlaceholders = false

  /// The modules that others of those wanted import: each is compiled once for all, with its previews.
  package var sharedModules: Set<String> = []

  package init() {}

  /// A text that differs for options that lead to different programs.
  var identity: String { "\(platform) \(swiftVersion ?? "") \(view ?? "")" }
}

package import ArgumentParser
package import SwiftSources

/// The options for a folder that is a project of several modules.
package struct ProjectOptions: ParsableArguments {
  @Option(
    name: .customLong("target"),
    help: ArgumentHelp(
      "Only the modules of this target; * matches any characters (repeatable).",
      valueName: "name"
    )
  )
  package var targets: [String] = []

  @Option(
    name: .customLong("exclude"),
    help: ArgumentHelp(
      "Exclude files and folders by name or path, with * and ** (repeatable).",
      valueName: "pattern"
    )
  )
  package var excluded: [String] = []

  @Option(
    help: ArgumentHelp("The build configuration of an Xcode project.", valueName: "name")
  )
  package var configuration = "Debug"

  @Option(
    name: .customLong("packages"),
    help: ArgumentHelp(
      "A folder with checked-out packages (repeatable).",
      valueName: "folder"
    ),
    completion: .directory
  )
  package var packageFolders: [String] = []

  package init() {}

  /// The selection of targets and packages, for all previews.
  package var selection: ProjectSelection {
    var selection = ProjectSelection()
    selection.targets = targets
    selection.excluded = excluded
    selection.configuration = configuration
    selection.packageFolders = packageFolders
    return selection
  }
}

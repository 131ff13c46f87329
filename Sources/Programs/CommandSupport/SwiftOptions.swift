package import ArgumentParser
import SwiftSources

/// The options for compiling Swift sources.
package struct SwiftOptions: ParsableArguments {
  @Option(
    name: .customLong("preview"),
    help: ArgumentHelp(
      """
      Only the previews with this name, number in the file, or type; * matches any characters \
      (repeatable).
      """,
      valueName: "name"
    )
  )
  package var previews: [String] = []

  @Option(
    help: ArgumentHelp(
      "Show a view instead of the previews: a type, or 'Profile(user: .sample)'.",
      valueName: "view"
    )
  )
  package var view: String?

  @Option(
    name: .customLong("do"),
    help: ArgumentHelp(
      "Perform an action first, such as 'activate Add' (repeatable, in order).",
      valueName: "words"
    )
  )
  package var actions: [String] = []

  @Option(help: "The platform for conditions in the sources, such as #if os(iOS).")
  package var platform = PlatformArgument.iOS

  @Option(
    help: ArgumentHelp(
      "The language mode. (default: that of the project or package, else 5)",
      valueName: "version"
    )
  )
  package var swiftVersion: SwiftVersionArgument?

  @Option(
    help: ArgumentHelp(
      "The time limit for a screen's code, computing or waiting (20).",
      discussion: "Code that takes longer is stopped and named.",
      valueName: "seconds"
    )
  )
  package var maxSeconds: TimeoutArgument?

  @Flag(help: "Allow the code network access.")
  package var network = false

  @Flag(help: "Show the compiler's warnings.")
  package var warnings = false

  @Flag(
    help: "List the asset catalogs, strings, fonts and images found, and those missing."
  )
  package var verbose = false

  @Flag(help: "Show placeholders for code that cannot be compiled (check: accept and list them).")
  package var placeholders = false

  @Flag(
    help: ArgumentHelp(
      "Fail on placeholders, with status 65.",
      discussion: "With rtl, also fail if a view is not mirrored or the order differs: status 1."
    )
  )
  package var strict = false

  @OptionGroup(title: "Projects") package var project: ProjectOptions

  package init() {}

  /// Checks for conflicting options, and passes the time limit to the compiler's driver and the
  /// selection to the project.
  package func validate() throws {
    if placeholders, strict {
      throw ValidationError("--placeholders and --strict exclude each other")
    }
    if let maxSeconds { SourceWatch.setLimit(maxSeconds.value) }
    var selection = project.selection
    selection.previews = previews
    selection.view = view
    ProjectSelection.current = selection
  }

  /// `true` if no option is for Swift sources only.
  package var isForSpecs: Bool { previews.isEmpty && view == nil && actions.isEmpty }
}

/// A number of seconds that something may take.
package struct TimeoutArgument: ExpressibleByArgument {
  package var value: Double

  package init?(argument: String) {
    guard let value = Double(argument), value >= 0.1, value <= 1e6 else { return nil }
    self.value = value
  }
}

/// A platform by its name.
package enum PlatformArgument: String, ExpressibleByArgument, CaseIterable {
  case iOS
  case macOS
  case tvOS
  case visionOS
  case watchOS
}

/// A language mode by its number.
package enum SwiftVersionArgument: String, ExpressibleByArgument, CaseIterable {
  case five = "5"
  case six = "6"
}

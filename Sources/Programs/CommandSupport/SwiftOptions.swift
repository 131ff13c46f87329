package import ArgumentParser
import SwiftSources

/// The options for compiling Swift sources.
package struct SwiftOptions: ParsableArguments {
  @Option(
    name: .customLong("preview"),
    help: ArgumentHelp(
      """
      Only the previews of this name, of a file's number or of a type; * stands for any \
      characters (repeatable).
      """,
      valueName: "name"
    )
  )
  package var previews: [String] = []

  @Option(
    help: ArgumentHelp(
      "Show a view in place of the previews: a type, or 'Profile(user: .sample)'.",
      valueName: "view"
    )
  )
  package var view: String?

  @Option(
    name: .customLong("do"),
    help: ArgumentHelp(
      "Do something before the result is taken, such as 'activate Add' (repeatable, in order).",
      valueName: "words"
    )
  )
  package var actions: [String] = []

  @Option(help: "The platform that conditions in the sources ask for.")
  package var platform = PlatformArgument.iOS

  @Option(
    help: ArgumentHelp(
      "The language mode. (default: that of the sources' project or package, else 5)",
      valueName: "version"
    )
  )
  package var swiftVersion: SwiftVersionArgument?

  @Option(
    help: ArgumentHelp(
      "How long a screen's code may compute, or wait without computing (20).",
      discussion: "What goes on longer is stopped, and named.",
      valueName: "seconds"
    )
  )
  package var maxSeconds: TimeoutArgument?

  @Flag(help: "Let the sources' code fetch what other machines have.")
  package var network = false

  @Flag(help: "Show the compiler's warnings.")
  package var warnings = false

  @Flag(
    help: "Say which catalogues, strings, fonts and images are taken along, and what is missing."
  )
  package var verbose = false

  @Flag(help: "Show placeholders for what cannot be compiled (check: accept and name them).")
  package var placeholders = false

  @Flag(
    help: ArgumentHelp(
      "Refuse screens with placeholders: status 65.",
      discussion: "With rtl also what is not mirrored or is read in another order: status 1."
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

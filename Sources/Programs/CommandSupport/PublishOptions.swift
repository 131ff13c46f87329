package import ArgumentParser

/// The options of `espalier publish`, which two processes share.
package struct PublishOptions: ParsableArguments {
  @Argument(
    help: "A spec file or Swift source, or a folder of sources; - is standard input.",
    completion: .file(extensions: ["json", "swift"])
  )
  package var spec: String

  @Option(
    name: .customLong("case"),
    help: ArgumentHelp("The case to publish, if the file has several.", valueName: "name")
  )
  package var caseName: String?

  @OptionGroup(title: "Swift sources") package var swift: SwiftOptions
  @OptionGroup package var scene: SceneOptions

  @Flag(help: "Reload the file, or compile it again, whenever it is saved.")
  package var watch = false

  @Flag(help: "Read the tree back over the bus, compare it, and exit; status 1 if it differs.")
  package var check = false

  @Flag(help: "With --check: compare once the screen is idle, by its own clock.")
  package var settle = false

  @Flag(name: .shortAndLong, help: "Print results and errors only.")
  package var quiet = false

  /// The process whose tree a check compares with the spec's.
  @Option(help: .private)
  package var readBack: Int32?

  /// The descriptor by which the program of a Swift source and its publisher talk.
  @Option(help: .private)
  package var screenLink: Int32?

  package init() {}

  /// The path of the file.
  package var path: SystemPath { SystemPath(argument: spec) ?? SystemPath(spec) }

  package func validate() throws {
    if watch, spec == "-" { throw ValidationError("--watch needs a file, not standard input") }
    if settle, !check {
      throw ValidationError("--settle needs --check: a published screen keeps running.")
    }
    if watch, check { throw ValidationError("--watch and --check exclude each other") }
  }
}

import AccessibilityATK
import AccessibilityCore
import ArgumentParser
import Export
import LayoutCore
import SpecFormat

/// `espalier publish`: a screen on the accessibility bus, for real assistive technology.
struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Publishes a screen on the accessibility bus until interrupted.",
    usage: "espalier publish [<options>] <spec>",
    discussion: """
      Orca, Accerciser and every other client of AT-SPI can read the screen and use its controls. \
      What they ask for is carried out and printed, a JSON object a line; the first line says that \
      the screen is published.

        espalier publish settings.json
        espalier publish settings.json --watch
        dbus-run-session -- espalier publish settings.json --check
      """
  )

  @Argument(
    help: "A spec file with one screen; - is standard input.",
    completion: .file(extensions: ["json"])
  )
  var spec: String

  @Option(
    name: .customLong("case"),
    help: ArgumentHelp("Which case of a file with several.", valueName: "name")
  )
  var caseName: String?

  @OptionGroup var scene: SceneOptions

  @Flag(help: "Read the file again whenever it is saved.")
  var watch = false

  @Flag(help: "Read the tree back over the bus, compare it, and end; differences give status 1.")
  var check = false

  @Flag(name: .shortAndLong, help: "Print results and errors only.")
  var quiet = false

  /// The process whose tree to compare with the spec's: what ``PublishingCheck`` starts.
  @Option(help: .private)
  var readBack: Int32?

  func validate() throws {
    if watch, spec == "-" { throw ValidationError("--watch needs a file, not standard input") }
    if watch, check { throw ValidationError("--watch and --check exclude each other") }
  }

  func run() throws {
    let source = PublishingSource(
      file: spec == "-" ? .standardInput : .named(spec),
      caseName: caseName,
      options: scene,
      text: try scene.textSource(),
      quiet: quiet
    )
    if let readBack { return try PublishingCheck.readBack(source, from: readBack) }
    let (path, isChecking) = (watch ? spec : nil, check)
    try AsynchronousWork.run {
      let session = PublishingSession(
        source: source,
        publisher: ATKPublisher.shared,
        sink: try OutputSink(path: nil)
      )
      try await session.run(watching: path, checking: isChecking)
    }
  }
}

import AccessibilityATK
import ArgumentParser
import CommandSupport

/// The program `espalier-publish`, which `espalier publish` becomes, arguments and all.
@main
struct PublishingProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "espalier",
    subcommands: [Publish.self]
  )

  static func main() { Program.run(self) }

  struct Publish: ParsableCommand {
    @OptionGroup var options: PublishOptions

    func run() throws {
      let source = PublishingSource(
        file: options.spec == "-"
          ? .standardInput : .named(SystemPath(argument: options.spec) ?? SystemPath(options.spec)),
        caseName: options.caseName,
        options: options.scene,
        text: try options.scene.textSource(),
        quiet: options.quiet
      )
      if let process = options.readBack {
        return try PublishingCheck.readBack(source, from: process)
      }
      let (path, isChecking) = (options.watch ? options.spec : nil, options.check)
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
}

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
      let source = try source()
      if let process = options.readBack {
        return try PublishingCheck.readBack(source, from: process)
      }
      let (isWatching, isChecking) = (options.watch, options.check)
      try AsynchronousWork.run {
        let session = PublishingSession(
          source: source,
          publisher: ATKPublisher.shared,
          openSink: { try OutputSink(path: nil) }
        )
        try await session.run(isWatching: isWatching, isChecking: isChecking)
      }
    }

    private func source() throws -> any PublishingSource {
      if let source = SwiftSource(options) {
        guard options.caseName == nil else {
          throw ValidationError("--case is for specs; choose a preview with --preview.")
        }
        return source
      }
      guard options.swift.isForSpecs else {
        throw ValidationError("--preview, --view and --do are for Swift sources.")
      }
      return SpecSource(
        file: options.spec == "-" ? .standardInput : .named(options.path),
        caseName: options.caseName,
        options: options.scene,
        text: try options.scene.textSource(),
        quiet: options.quiet,
        settles: options.settle
      )
    }
  }
}

import AccessibilityCore
import ArgumentParser
import CommandSupport
import Export
import LayoutCore
import SpecFormat

/// `espalier rtl`: both directions side by side.
struct DirectionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rtl",
    abstract: "Shows a screen left-to-right beside right-to-left.",
    usage: "espalier rtl [<options>] [<specs> ...]",
    discussion: """
      For each view both frames, whether they are mirror images and why not, and the reading order \
      of both directions.

        espalier rtl card.json --strict
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var output: OutputOptions

  @Option(help: "What to print: a table to read, or JSON.")
  var format = Format.text

  @Flag(help: "Give status 1 when something is not mirrored.")
  var strict = false

  func validate() throws { try input.validate() }

  func run() throws {
    try input.handSwiftSourcesOver(swift)
    let files = input.files()
    var run = InputRun(
      quiet: output.quiet,
      limits: input.limits,
      overrides: scene.overrides
    )
    run.request = ScreenRequest(swift, scene)
    run.request?.comparesDirections = true
    let text = try scene.textSource()
    let sink = try output.open()
    var isMirrored = true
    for file in files {
      for spec in run.read(file)?.specs ?? [] {
        guard let screen = spec.scene else { continue }
        let name = spec.name.map { "\(spec.file)#\($0)" } ?? spec.file
        let read = text.measuring(spec, &run) { measurer in
          let comparison = DirectionComparison(
            screen,
            mirrored: spec.mirrored,
            measurer: measurer
          )
          let (left, right) = DirectionComparison.scenes(screen, spec.mirrored)
          return (
            isMirrored: comparison.isMirrored,
            document: DirectionDocument(
              comparison,
              file: name,
              leftToRight: left.layout(measurer: measurer).accessibilityTree(),
              rightToLeft: right.layout(measurer: measurer).accessibilityTree()
            )
          )
        }
        guard let read else { continue }
        isMirrored = isMirrored && read.isMirrored
        let document = read.document
        switch format {
        case .text: try sink.write(document.text + (files.count > 1 ? "\n" : ""))
        case .json:
          try sink.write(document.json(style: files.count > 1 ? .compact : .indented))
        }
      }
    }
    try run.finish(sink)
    if strict, !isMirrored { throw ExitCode(ExitStatus.differences) }
  }
}

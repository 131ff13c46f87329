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
    let inputs = input.inputs()
    let isOneOfSeveral = inputs.count > 1 || input.part != nil
    var run = InputRun(
      quiet: output.quiet,
      limits: input.limits,
      overrides: scene.overrides
    )
    run.request = ScreenRequest(swift, scene)
    run.request?.comparesDirections = true
    let text = try scene.textSource()
    let sink = try output.open(input)
    var isMirrored = true
    for input in inputs {
      switch input {
      case .module(let module, let part):
        try module.run(swift, part: part, &run) {
          isMirrored = isMirrored && $0.isMirrored
          try sink.write($0.text)
        }
      case .file(let file):
        for spec in run.read(file)?.specs ?? [] {
          guard let (document, isSame) = compare(spec, text, &run) else { continue }
          isMirrored = isMirrored && isSame
          switch format {
          case .text: try sink.write(document.text + (isOneOfSeveral ? "\n" : ""))
          case .json: try sink.write(document.json(style: isOneOfSeveral ? .compact : .indented))
          }
        }
      }
    }
    run.completePreviews(input, sink)
    if input.part != nil {
      var output = PartOutput()
      output.isMirrored = isMirrored
      sink.hand(output)
      isMirrored = true
    }
    try run.finish(sink)
    if strict, !isMirrored { throw ExitCode(ExitStatus.differences) }
  }

  /// Both directions of a screen; nil if there is none, or if fonts are missing.
  private func compare(
    _ spec: Spec,
    _ text: TextSource,
    _ run: inout InputRun
  ) -> (document: DirectionDocument, isMirrored: Bool)? {
    guard let screen = spec.scene else { return nil }
    let name = spec.name.map { "\(spec.file)#\($0)" } ?? spec.file
    return text.measuring(spec, &run) { measurer in
      let comparison = DirectionComparison(screen, mirrored: spec.mirrored, measurer: measurer)
      let (left, right) = DirectionComparison.scenes(screen, spec.mirrored)
      let document = DirectionDocument(
        comparison,
        file: name,
        leftToRight: left.layout(measurer: measurer).accessibilityTree(),
        rightToLeft: right.layout(measurer: measurer).accessibilityTree()
      )
      return (document, comparison.isMirrored)
    }
  }
}

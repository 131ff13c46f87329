import ArgumentParser
import Audit
import CommandSupport
import Inspector
import LayoutCore
import SpecFormat

/// `espalier inspect`: a page that shows screens from inside.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    _superCommandName: "espalier",
    abstract: "Writes an HTML page of screens: picture, tree, frames, findings.",
    usage: """
      espalier inspect [<options>] [<specs> ...]
      espalier inspect --serve [<options>] <specs> ...
      """,
    discussion: """
      The page is one HTML file that needs no network, for a browser or as a report of CI. \
      Selecting a view in the tree selects it in the picture and the reverse; the page shows \
      frames, safe areas, baselines, reading order, speech and audit findings, with variants \
      side by side. Its address keeps the selection.

        espalier inspect Card.swift -o card.html
        espalier inspect App --preview "Profile*" -o profile.html
        espalier inspect card.json --variants "scheme=light,dark" -o card.html

      With --serve the page is live: it follows the files, and the screen in it can be used. The \
      line that is printed is its address, which nobody else knows; only this machine is answered.

        espalier inspect Card.swift --serve
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var output: OutputOptions

  @Option(
    help: ArgumentHelp(
      "The variants to show; the standard ones by default.",
      discussion: "The axes are \(VariantAxis.names), as for espalier picture.",
      valueName: "axes"
    ),
    completion: .list(["standard"]),
    transform: VariantsArgument.init(parsing:)
  )
  var variants: VariantsArgument?

  @OptionGroup(title: "Serving") var serving: ServingOptions
  @OptionGroup var round: InspectionRound

  func validate() throws {
    try input.validate()
    try output.check(against: input)
    try variants?.check(against: scene)
    try serving.check(input, output)
    round.narrowPreviews()
  }

  func run() throws {
    if serving.serve, !round.isOne { throw serving.replaceThisProcess(input) }
    try input.handSwiftSourcesOver(swift)
    let names = ScreenNames(input)
    let shown = try variants ?? VariantsArgument(standardBeside: scene.overrides)
    let overrides = shown?.overrides(scene.overrides) ?? [scene.overrides]
    var run = InputRun(quiet: output.quiet, limits: input.limits, overrides: overrides[0])
    var request = ScreenRequest(swift, scene, nil, target: input.partTarget)
    request.previews = round.previews ?? request.previews
    run.request = request
    let text = try scene.fonts.textSource(scene.text?.value ?? .pango)
    run.text = text
    let sink = try output.open(input)
    let auditor = Auditor(
      AuditVariants(
        scene.overrides,
        rotates: ScreenProviders.current != nil,
        isLandscapeAlone: Auditor.isLandscapeAlone(on: scene.overrides.device)
      ),
      AuditSettings(&run),
      text: text,
      input: input
    )
    let inspector = ScreenInspector(
      captions: shown?.captions ?? ["as it is"],
      overrides: overrides,
      text: text,
      round: round,
      auditor: auditor
    )
    var screens: [[UInt8]] = []
    for input in input.inputs(swift) {
      switch input {
      case .module(let module, let part):
        try module.run(swift, part: part, &run) { part in
          screens += part.text.split(separator: UInt8(ascii: "\n")).map(Array.init)
        }
      case .file(let file): screens += inspector.screens(of: file, names, &run)
      }
    }
    run.completePreviews(input, sink)
    if input.part != nil {
      var part = PartOutput()
      part.text = Array(screens.joined(separator: [UInt8(ascii: "\n")]))
      part.screens = screens.count
      sink.hand(part)
      return try run.finish(sink)
    }
    if screens.isEmpty, run.unusable == 0 {
      run.refuse("nothing to inspect: every case asks a rule", status: ExitStatus.badSpec)
    }
    if round.isOne {
      for screen in screens { try sink.write(screen + [UInt8(ascii: "\n")]) }
    } else if !screens.isEmpty {
      try sink.write(InspectorPage.html(title: "Espalier", screens: screens))
    }
    try run.finish(sink)
  }
}

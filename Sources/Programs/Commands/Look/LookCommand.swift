import AccessibilityCore
import ArgumentParser
import Audit
import CommandSupport
import Drawing
import SpecFormat

/// `espalier look`: a screen in one answer, for those who read it by the word.
struct LookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "look",
    abstract: "Describes a screen in a few lines, with a numbered picture.",
    usage: "espalier look [<options>] [<specs> ...]",
    discussion: """
      Prints one line for each visible or usable view: number, type, frame in points, source \
      line, text, and whether it is truncated; then the parts that differ from a device, and the \
      audit's errors. The picture has the same numbers.

        espalier look Card.swift --preview Dark -o look.png
        espalier look Card.swift --diff card.look
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup(title: "Time") var clock: ClockOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Draw the screen as a PNG of at most 1,000 pixels a side.",
      valueName: "file"
    ),
    completion: .file()
  )
  var output: SystemPath?

  @Option(
    help: ArgumentHelp(
      "Print only the changes since the look stored in a file, and store the new one there.",
      valueName: "file"
    ),
    completion: .file()
  )
  var diff: SystemPath?

  @Option(help: "The output format: text, or JSON Lines.")
  var format = Format.text

  func validate() throws {
    try input.validate()
    if let output { try input.check(output, "--output") }
    if let diff { try input.check(diff, "--diff") }
  }

  func run() throws {
    try input.handSwiftSourcesOver(swift)
    var run = InputRun(quiet: true, limits: input.limits, overrides: scene.overrides)
    run.request = ScreenRequest(swift, scene, clock, target: input.partTarget)
    run.request?.locatesViews = true
    // The width of letters decides what is cut.
    let text = try scene.fonts.textSource(scene.text?.value ?? .pango)
    run.text = text
    let sink = try input.partLink.map { OutputSink(link: ProcessLink($0)) } ?? OutputSink(path: nil)
    let settings = AuditSettings(&run)
    let auditor = Auditor(
      AuditVariants(only: scene.overrides),
      settings,
      text: text,
      input: input
    )
    let maker = LookMaker(
      text: text,
      auditor: auditor,
      settings: settings,
      input: input,
      draws: output != nil
    )
    let encoder = PictureEncoder(.png, isSheet: false)
    var looks: [Look] = []
    var pictures: [[UInt8]] = []
    for input in input.inputs(swift) {
      switch input {
      case .module(let module, let part):
        try module.run(swift, part: part, &run) {
          pictures += $0.pictures
          guard !$0.text.isEmpty else { return }
          var reader = LinkReader($0.text)
          let more: [Look] = try reader.read()
          looks += more
        }
      case .file(let file):
        let resources = ScreenProviders.current?.resources ?? SpecResources(besides: file)
        for spec in run.read(file, locatesViews: true)?.specs ?? [] where spec.scene != nil {
          run.eachMoment(of: spec) { spec, run in
            guard let made = maker.look(at: spec, resources, &run) else { return }
            looks.append(made.look)
            guard let picture = made.picture else { return }
            if let bytes = encoder.bytes(picture, of: spec, made.look.screen, &run) {
              pictures.append(bytes)
            }
          }
        }
      }
    }
    run.completePreviews(input, sink)
    if input.part != nil {
      var writer = LinkWriter()
      writer.write(looks)
      var output = PartOutput()
      output.text = writer.bytes
      output.screens = looks.count
      output.pictures = pictures
      sink.hand(output)
      return try run.finish(sink)
    }
    let earlier = try diff.map { try LookMemory($0).looks } ?? []
    for look in looks {
      let printer = LookPrinter(look: look)
      let before = earlier.first { $0.screen == look.screen }
      switch format {
      case .text: try sink.write(printer.text(since: before))
      case .json: try sink.write(printer.json(since: before))
      }
    }
    try write(pictures, of: looks, &run)
    if looks.isEmpty, run.unusable == 0 {
      run.refuse("nothing to look at: every case asks a rule", status: ExitStatus.badSpec)
    }
    if let diff, !looks.isEmpty { try LookMemory.keep(looks, in: diff) }
    try run.finish(sink)
  }

  /// Writes the picture of the only screen.
  private func write(_ pictures: [[UInt8]], of looks: [Look], _ run: inout InputRun) throws {
    guard let output, !pictures.isEmpty else { return }
    guard pictures.count == 1 else {
      let names = looks.prefix(5).map { $0.screen.quoted }.joined(separator: ", ")
      return run.refuse(
        "--output takes one screen, and there are \(pictures.count), such as \(names): choose one "
          + "with --preview",
        status: ExitStatus.wrongUsage
      )
    }
    let sink = try OutputSink(path: output)
    try sink.write(pictures[0])
    try sink.close()
  }
}

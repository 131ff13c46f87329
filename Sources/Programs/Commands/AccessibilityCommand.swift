import AccessibilityCore
import ArgumentParser
import CommandSupport
import Export
import LayoutCore
import SpecFormat

/// `espalier accessibility`: what assistive technology meets on a screen.
struct AccessibilityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accessibility",
    _superCommandName: "espalier",
    abstract: "Prints the accessibility tree of a screen.",
    usage: "espalier accessibility [<options>] [<specs> ...]",
    discussion: """
      As JSON, as an outline in reading order, or as VoiceOver would speak it.

        espalier accessibility card.json --format spoken
        espalier accessibility card.json --format outline > card.accessibility
        espalier accessibility card.json --expect card.accessibility
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
    case outline
    case spoken
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup(title: "Time") var clock: ClockOptions
  @OptionGroup var output: OutputOptions

  @Option(
    help: """
      The output format: JSON, an outline, or VoiceOver's speech. (default: json; with --expect \
      outline, unless the file holds JSON)
      """
  )
  var format: Format?

  @Flag var form: JSONForm?

  @Option(help: "The number of levels of the tree to print.")
  var depth: Int?

  @Option(help: "Only the node with this id and its descendants.")
  var subtree: String?

  @Flag(help: "Only the ids of the elements, in reading order.")
  var readingOrder = false

  @Flag(help: "Also the views that are not in the tree, each with the reason.")
  var includeIgnored = false

  @Option(
    help: "Compare with a file of an earlier output; status 1 if it differs.",
    completion: .file()
  )
  var expect: SystemPath?

  func validate() throws {
    try input.validate()
    try output.check(against: input)
    if let depth, depth < 1 { throw ValidationError("--depth must be 1 or more") }
  }

  func run() throws {
    try input.handSwiftSourcesOver(swift)
    let inputs = input.inputs(swift)
    let names = ScreenNames(input)
    var run = InputRun(
      quiet: output.quiet,
      limits: input.limits,
      overrides: scene.overrides
    )
    run.request = ScreenRequest(swift, scene, clock, target: input.partTarget)
    let text = try scene.textSource()
    run.text = text
    let expected = try expect.map { try GoldenFile($0) }
    let format = format ?? Format(of: expected?.text)
    run.request?.locatesViews = format == .json
    let sink = try output.open(input)
    var pieces: [AccessibilityPrinter.Piece] = []
    var screens = 0
    for input in inputs {
      switch input {
      case .module(let module, let part):
        try module.run(swift, part: part, &run) {
          screens += $0.screens
          if !$0.text.isEmpty { pieces.append(.printed($0)) }
        }
      case .file(let file):
        for spec in run.read(file, locatesViews: true)?.specs ?? [] {
          guard let screen = spec.scene else { continue }
          screens += 1
          run.eachMoment(of: spec) { spec, run in
            let screen = spec.scene ?? screen
            guard let result = text.layout(screen, of: spec, &run) else { return }
            let tree = result.accessibilityTree()
            guard let shown = subtree.map({ tree.subtree(of: $0) }) ?? tree else { return }
            pieces.append(
              .screen(
                AccessibilityPrinter.Screen(
                  tree: shown,
                  views: result.placedScene.tree,
                  spec: spec,
                  name: names.name(of: spec),
                  file: self.input.screenName(of: spec),
                  settings: text.settings(of: spec),
                  direction: screen.environment.layoutDirection
                )
              )
            )
          }
        }
      }
    }
    run.completePreviews(input, sink)
    let printer = AccessibilityPrinter(
      pieces: pieces,
      isOneOfSeveral: input.part != nil,
      format: format,
      form: form,
      printsOrder: readingOrder,
      depth: depth,
      includesIgnored: includeIgnored
    )
    if input.part != nil {
      sink.hand(printer.output(screens: screens, hasPlaces: expected != nil))
      return try run.finish(sink)
    }
    if let subtree, screens > 0, pieces.isEmpty {
      run.refuse("no accessibility node has the id '\(subtree)'", status: ExitStatus.wrongUsage)
    }
    let isAsExpected = try expected?.isSame(as: printer, sink)
    if expected == nil { try sink.write(printer.bytes) }
    try run.finish(sink)
    if isAsExpected == false { throw ExitCode(ExitStatus.differences) }
  }
}

extension AccessibilityCommand.Format {
  /// The format of an earlier output, as far as its beginning tells: JSON begins with a brace.
  ///
  /// An outline and what is spoken look alike; files to compare with are outlines as a rule.
  init(of output: String?) {
    self = output.map { $0.hasPrefix("{") ? .json : .outline } ?? .json
  }
}

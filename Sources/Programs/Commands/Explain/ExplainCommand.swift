import ArgumentParser
import CommandSupport
import Explanation
import Export
import LayoutCore
import SpecFormat

/// `espalier explain`: why a view is as it is, and what mends it.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    _superCommandName: "espalier",
    abstract: "Explains the position or truncation of a view, with changes that fix it.",
    usage: "espalier explain [<options>] <file> [<view>]",
    discussion: """
      Modifiers are removed or changed one by one, and the screen is laid out again in 48 \
      variants: all text sizes in both directions and two widths. Every change that is printed \
      has been tried. A view is named by its id or path, its text or label, its type, a point \
      'x,y' in the window, or its line. Without a view, the modifiers without effect are listed.

        espalier explain card.json title
        espalier explain Card.swift "Avocado Toast"
        espalier explain Card.swift 120,80 --format json
        espalier explain card.json
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
  @OptionGroup var output: OutputOptions

  @Option(help: "The output format: text, or one JSON document a screen.")
  var format = Format.text

  /// The view that is asked for: the second of the arguments.
  private var view: String?

  private enum CodingKeys: String, CodingKey {
    case input, swift, scene, clock, output, format
  }

  mutating func validate() throws {
    if input.specs.count > 2 {
      throw ValidationError("One file and one view; a view of several words is quoted.")
    }
    if input.specs.count == 2 { view = input.specs.removeLast().text }
    try input.validate()
    try output.check(against: input)
  }

  func run() throws {
    try input.handSwiftSourcesOver(swift)
    var run = InputRun(quiet: output.quiet, limits: input.limits, overrides: scene.overrides)
    run.request = ScreenRequest(swift, scene, clock, target: input.partTarget)
    let text = try scene.textSource()
    run.text = text
    let sink = try output.open(input)
    let explainer = ScreenExplainer(
      variants: ExplainVariants(scene.overrides),
      text: text,
      input: input,
      view: view
    )
    var outcome = ScreenExplainer.Outcome()
    for input in input.inputs(swift) {
      switch input {
      case .module(let module, let part):
        try module.run(swift, part: part, &run) { try sink.write($0.text) }
        outcome.screens += 1
      case .file(let file): explainer.explain(file, &outcome, &run)
      }
    }
    let isOnly = outcome.explanations.count == 1
    for explanation in outcome.explanations {
      switch format {
      case .text: try sink.write(ExplanationPrinter(explanation).text)
      case .json:
        try sink.write(ExplanationDocument(explanation).json(isOnly ? .indented : .compact))
      }
    }
    refuseUnknown(outcome, &run)
    run.completePreviews(input, sink)
    try run.finish(sink)
  }

  /// Says that no screen has the view, if that is so.
  private func refuseUnknown(_ outcome: ScreenExplainer.Outcome, _ run: inout InputRun) {
    guard let view, outcome.explanations.isEmpty, let (spec, candidates) = outcome.unknown.first
    else { return }
    let names = candidates.flatMap { [$0.path, $0.name] }
    let nearest = Suggestion.closest(to: view, among: names)
      .map { "did you mean \($0.quoted)? " }
    run.refuse(
      Diagnostic(
        .error,
        "no view is called \(view.quoted)",
        hint: (nearest ?? "") + "there are " + ScreenExplainer.list(candidates),
        file: spec.file,
        position: spec.place
      ),
      status: ExitStatus.wrongUsage
    )
  }
}

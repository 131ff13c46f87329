import ArgumentParser
import CommandSupport
import Export
import LayoutCore
import SpecFormat

/// `espalier layout`: computes every frame of a screen.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    _superCommandName: "espalier",
    abstract: "Computes the frames of all views and prints them.",
    usage: "espalier layout [<options>] [<specs> ...]",
    discussion: """
      One file prints an indented geometry document, several print one compact document a line \
      (JSON Lines). A file with mistakes is reported, and the others are laid out.

        espalier layout card.json
        espalier layout card.json --format outline --layout-direction rightToLeft
        espalier layout Specs/Screens | jq -r .file
        espalier layout Card.swift Detail.swift card.json
        espalier layout Clock.swift --at 0 --at 0.5 --format outline
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
    case outline
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup(title: "Time") var clock: ClockOptions
  @OptionGroup var output: OutputOptions

  @Option(help: "The output format: geometry as JSON, or an outline.")
  var format = Format.json

  @Flag var form: JSONForm?

  @Option(help: "Print at most this many levels of views.")
  var depth: Int?

  @Option(help: "Print only the view with this id or path, and the views in it.")
  var subtree: String?

  @Flag(help: "Leave out views that do not touch the screen.")
  var visible = false

  func validate() throws {
    if let depth, depth < 1 { throw ValidationError("--depth must be 1 or more") }
    try input.validate()
    try output.check(against: input)
  }

  func run() throws {
    try input.handSwiftSourcesOver(swift)
    let inputs = input.inputs(swift)
    var run = InputRun(
      quiet: output.quiet,
      limits: input.limits,
      overrides: scene.overrides
    )
    run.request = ScreenRequest(swift, scene, clock, target: input.partTarget)
    run.request?.locatesViews = format == .json
    let text = try scene.textSource()
    run.text = text
    let sink = try output.open(input)
    let isPart = input.part != nil
    let isOneOfSeveral = inputs.count > 1 || isPart
    var isFound = false
    var screens = 0
    // One screen gets an indented document; whether there is a second is known once it is read.
    var held: Document?
    var written = 0

    for input in inputs {
      switch input {
      case .module(let module, let part):
        try module.run(swift, part: part, &run) {
          isFound = isFound || !$0.text.isEmpty
          try sink.write($0.text)
        }
        screens += 1
      case .file(let file):
        guard let specFile = run.read(file) else { continue }
        if isOneOfSeveral, !isPart, !specFile.specs.contains(where: { $0.scene != nil }) {
          run.warn("nothing to lay out: every case asks a rule", about: file)
        }
        for spec in specFile.specs {
          guard let screen = spec.scene else { continue }
          let name = self.input.screenName(of: spec)
          screens += 1
          try run.eachMoment(of: spec) { spec, run in
            let screen = spec.scene ?? screen
            guard let result = text.layout(screen, of: spec, &run) else { return }
            guard part.isFound(in: result) else { return }
            isFound = true
            let shown = spec.time.map { _ in spec.shown(result) }
            let document = Document(
              result: result,
              name: name,
              time: spec.time,
              shown: shown,
              settings: text.settings(of: spec),
              placeholders: spec.placeholders.others,
              spec: spec
            )
            if screens == 1, held == nil, written == 0, !isOneOfSeveral {
              // One that changes with time is written before it changes.
              if clock.times.samples.count > 1 {
                try write(document, isOnly: false, to: sink)
                written += 1
              } else {
                held = document
              }
              return
            }
            if let first = held {
              try write(first, isOnly: false, to: sink)
              held = nil
            }
            written += 1
            try write(document, isOnly: false, to: sink)
          }
        }
      }
    }
    if let only = held { try write(only, isOnly: true, to: sink) }
    run.completePreviews(input, sink)
    if let subtree, screens > 0, run.unusable == 0, !isPart, !isFound {
      run.refuse("no view has the id or path '\(subtree)'", status: ExitStatus.wrongUsage)
    }
    if screens == 0, run.unusable == 0, !isPart {
      let files = input.files()
      run.refuse(
        "nothing to lay out: every case asks a rule",
        about: inputs.count == 1 ? files.first : nil,
        status: ExitStatus.badSpec
      )
    }
    try run.finish(sink)
  }

  /// The views that are written.
  private var part: GeometryPart {
    GeometryPart(depth: depth, subtree: subtree, isVisible: visible)
  }

  /// A screen to write.
  private struct Document {
    let result: LayoutResult
    let name: String
    let time: Double?
    /// The layout as it is shown then.
    let shown: LayoutResult?
    let settings: ScreenSettings?
    /// The parts other than views that could not be compiled.
    let placeholders: [ViewPlaceholder]
    /// The spec, which knows where views are written.
    let spec: Spec
  }

  private func write(_ document: Document, isOnly: Bool, to sink: OutputSink) throws {
    let (result, name, time) = (document.result, document.name, document.time)
    let (shown, placeholders) = (document.shown, document.placeholders)
    switch format {
    case .json:
      let style = JSONForm.style(form, isOnly: isOnly)
      try GeometryDocument.withJSON(
        result,
        file: name,
        time: time,
        shown: shown,
        settings: document.settings,
        placeholders: placeholders,
        part: part,
        source: { document.spec.place(ofView: $0, in: result.placedScene.tree)?.description },
        style: style
      ) {
        try sink.write($0)
      }
    case .outline:
      let text = Outline.text(
        result,
        file: name,
        time: time,
        shown: shown,
        placeholders: placeholders,
        part: part
      )
      try sink.write(text + (isOnly ? "" : "\n"))
    }
  }
}

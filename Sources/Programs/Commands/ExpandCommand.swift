import ArgumentParser
import CommandSupport
import Conformance
import Export
import LayoutCore
import SpecFormat

/// `espalier expand`: writes specs and previews as specs in their canonical form.
struct ExpandCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expand",
    _superCommandName: "espalier",
    abstract: "Prints specs, and previews of Swift files as specs, in canonical form.",
    usage: "espalier expand [<options>] [<specs> ...]",
    discussion: """
      Templates are instantiated, definitions inserted, expressions evaluated, and every case \
      contains the settings of its file. The result is a spec with the same layout, byte for \
      byte, in the format of espalier schema expanded. One file prints an indented document, \
      several print one compact document a line (JSON Lines).

      The previews of a Swift file become a spec of the screen as it is shown: with the same \
      frames and the same accessibility tree, and numbers in place of code. What specs cannot \
      express is an error with its place, and the preview is left out.

        espalier expand card.json
        espalier expand Specs/Conformance | jq -r '.cases[].name'
        espalier expand Card.swift --preview 'Dark mode' --output card.json
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup(title: "The screen of Swift sources") var scene: SceneOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    try input.validate()
    try output.check(against: input)
  }

  func run() throws {
    try input.handSwiftSourcesOver(swift)
    let inputs = input.inputs(swift)
    try checkSurroundings(inputs)
    var run = InputRun(
      quiet: output.quiet,
      limits: input.limits,
      overrides: ScreenProviders.current == nil ? SceneOverrides() : scene.overrides
    )
    run.request = ScreenRequest(swift, scene, nil, target: input.partTarget)
    run.request?.locatesViews = true
    let sink = try output.open(input)
    let isOnly = inputs.count == 1 && input.part == nil
    for input in inputs {
      switch input {
      case .module(let module, let part):
        try module.run(swift, part: part, &run) { try sink.write($0.text) }
      case .file(let file):
        guard let document = try document(of: file, &run) else { continue }
        try sink.write(document.json(isOnly ? .indented : .compact))
      }
    }
    run.completePreviews(input, sink)
    try run.finish(sink)
  }

  /// Refuses options for the screen of specs, which state it.
  private func checkSurroundings(_ inputs: [CommandInput]) throws {
    guard ScreenProviders.current == nil, scene.overrides != SceneOverrides() || scene.text != nil
    else { return }
    for case .file(let file) in inputs {
      throw ValidationError("\(file.name) states its screen; options for it are for Swift sources.")
    }
  }

  /// The canonical form of a file; nil if there is none, which is reported.
  private func document(of file: InputFile, _ run: inout InputRun) throws -> CanonicalValue? {
    if ScreenProviders.current != nil { return try screens(of: file, &run) }
    guard let canonical = run.read(file, showsWarnings: false)?.canonical() else { return nil }
    if let error = canonical.diagnostics.first(where: { $0.severity == .error }) {
      run.refuse(error, status: ExitStatus.badSpec)
      return nil
    }
    return canonical.document
  }

  // MARK: Swift sources

  /// The screens of Swift sources as specs.
  private func screens(of file: InputFile, _ run: inout InputRun) throws -> CanonicalValue? {
    let text = try scene.textSource()
    run.text = text
    var written: [CanonicalValue] = []
    for spec in run.read(file, locatesViews: true)?.specs ?? [] {
      guard let screen = spec.scene,
        let result = text.layout(screen, of: spec, &run),
        let own = text.measuring(
          spec,
          &run,
          { WrittenScreen(spec, result, text: text.kind(for: spec), measurer: $0) }
        )
      else { continue }
      refuse(own.problems, spec, result.placedScene.tree, &run)
      if let value = own.spec { written.append(value) }
    }
    return WrittenScreens(written).document
  }

  private func refuse(
    _ problems: [WrittenScreen.Problem],
    _ spec: Spec,
    _ tree: ViewTree,
    _ run: inout InputRun
  ) {
    var said: Set<String> = []
    let name = spec.name.map { "the preview '\($0)'" } ?? "the preview"
    for problem in problems {
      let place = problem.node.flatMap { spec.place(ofView: $0, in: tree) }
      let diagnostic = Diagnostic(
        .error,
        "\(name) is no spec: \(problem.message)",
        file: place?.file ?? spec.file,
        position: place?.position ?? spec.place
      )
      guard said.insert(diagnostic.description).inserted else { continue }
      run.refuse(diagnostic, status: ExitStatus.badSpec)
    }
  }
}

import ArgumentParser
import CommandSupport
import Conformance
import Export
import SpecFormat
import SwiftSources

/// `espalier expand`: writes specs in their canonical form.
struct ExpandCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expand",
    _superCommandName: "espalier",
    abstract: "Prints specs in canonical form, for other programs.",
    usage: "espalier expand [<options>] [<specs> ...]",
    discussion: """
      Templates are instantiated, definitions inserted, expressions evaluated, and every case \
      contains the settings of its file. The result is a spec with the same layout, byte for \
      byte, in the format of espalier schema expanded. One file prints an indented document, \
      several print one compact document a line (JSON Lines).

        espalier expand card.json
        espalier expand Specs/Conformance | jq -r '.cases[].name'
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    try input.validate()
    try output.check(against: input)
  }

  func run() throws {
    var run = InputRun(quiet: output.quiet, limits: input.limits)
    let sink = try output.open()
    let inputs = input.inputs()
    for input in inputs {
      switch input {
      case .module(let module, _):
        run.refuse(
          "'\(module.name)' is Swift, which has no canonical form: only spec files have one",
          status: ExitStatus.badSpec
        )
      case .file(let file):
        guard let canonical = run.read(file, showsWarnings: false)?.canonical() else { continue }
        if let error = canonical.diagnostics.first(where: { $0.severity == .error }) {
          run.refuse(error, status: ExitStatus.badSpec)
          continue
        }
        try sink.write(canonical.document.json(inputs.count == 1 ? .indented : .compact))
      }
    }
    try run.finish(sink)
  }
}

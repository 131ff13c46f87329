import ArgumentParser
import CommandSupport
import Conformance
import SpecFormat
import TerminalText

/// `espalier conformance`: compares layouts with what specs expect.
struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Checks the expectations in spec files.",
    usage: "espalier conformance [<options>] [<specs> ...]",
    discussion: """
      Lays every spec out as it stands and in the opposite direction, compares the result with its \
      expectations, and prints what fails and totals by topic and by confidence. The exit status is \
      1 if anything fails.

        espalier conformance Specs/Conformance --filter stack
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case junit
  }

  @OptionGroup var input: InputOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var output: OutputOptions

  @Option(help: "Only cases whose file or name contains this text; case does not count.")
  var filter: String?

  @Option(help: "What to print: tables to read, a JSON document, or JUnit XML.")
  var format = Format.text

  func validate() throws {
    try input.validate()
    try output.check(against: input)
  }

  func run() throws {
    var run = InputRun(quiet: output.quiet, limits: input.limits)
    let sink = try output.open()
    let text = try fonts.textSource(nil)
    var report = ConformanceReport()
    for file in input.files() {
      guard let specFile = run.read(file, showsWarnings: false) else { continue }
      for spec in specFile.specs where isWanted(spec) {
        let result = text.withFonts(for: spec, &run) {
          ConformanceRunner(pangoMeasurer: $0).run(spec)
        }
        if let result { report.add(result) }
      }
    }
    for (file, messages) in run.problems { report.add(UnusableFile(file, messages)) }
    if let filter, report.results.isEmpty, run.unusable == 0 {
      run.refuse("no case matches --filter \(filter.quoted)", status: ExitStatus.wrongUsage)
      return try run.finish(sink)
    }
    switch format {
    case .text: try sink.write(colored(report.text, for: sink))
    case .json: try sink.write(report.json())
    case .junit: try sink.write(report.junit)
    }
    try run.finish(sink)
    if report.totals.failed > 0 { throw ExitCode(ExitStatus.differences) }
  }

  private func colored(_ text: String, for sink: OutputSink) -> String {
    guard sink.isColored else { return text }
    let failure = "FAIL "
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(failure) ? String($0).colored(.red) : String($0) }
      .joined(separator: "\n")
  }

  private func isWanted(_ spec: Spec) -> Bool {
    guard let filter = filter?.lowercased() else { return true }
    return spec.file.lowercased().contains(filter)
      || (spec.name ?? "").lowercased().contains(filter)
  }
}

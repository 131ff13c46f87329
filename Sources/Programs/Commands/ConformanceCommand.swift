import ArgumentParser
import CommandSupport
import Conformance
import SpecFormat
import SwiftSources
import TerminalText

/// `espalier conformance`: compares layouts with what specs expect.
struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    _superCommandName: "espalier",
    abstract: "Compares the layouts of an engine with the expectations in spec files.",
    usage: "espalier conformance [<options>] [<specs> ...]",
    discussion: """
      Lays out every spec as it stands and in the opposite direction, compares the result with \
      its expectations, and prints the failures and the totals by topic and by confidence. The \
      exit status is 1 if anything fails. A case with an error is reported, the other cases of its \
      file run, and the exit status is 65. With --engine another program is asked, line by line \
      (Specs/RUNNING.md).

        espalier conformance Specs/Conformance --filter stack
        espalier conformance Specs --filter level:1 --filter topic:Padding --list
        espalier conformance Specs --engine 'python3 tools/examples/engines/stacks.py'
        espalier conformance Specs --export-swift Recording
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

  @Option(
    help: ArgumentHelp(
      """
      Only cases whose file or name contains this text, ignoring case; or KEY:VALUE, where KEY is \
      topic, feature, confidence, file, name or level (cases up to that level); several filters \
      must all match (repeatable).
      """,
      valueName: "filter"
    )
  )
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Check another engine: a shell command that answers cases line by line.",
      valueName: "command"
    )
  )
  var engine: String?

  @Option(
    help: ArgumentHelp(
      "The time limit for an answer of another engine, in seconds.",
      valueName: "seconds"
    )
  )
  var patience = 10.0

  @Option(
    help: ArgumentHelp(
      """
      Check nothing; write the cases to a new folder as a Swift package, whose test records their \
      frames on a Mac.
      """,
      valueName: "folder"
    ),
    completion: .directory
  )
  var exportSwift: SystemPath?

  @Option(
    help: ArgumentHelp(
      "Compare the cases of a recording with its frames instead of their own expectations.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var recording: SystemPath?

  @Flag(help: "List the cases with their levels and features (--format json), and check nothing.")
  var list = false

  @Flag(help: "Print the seconds that the cases of each topic took.")
  var timings = false

  @Option(help: "The output format: text, a JSON document, or JUnit XML.")
  var format = Format.text

  func validate() throws {
    try input.validate()
    try output.check(against: input)
    guard (0.1...3600).contains(patience) else {
      throw ValidationError("--patience must be 0.1 to 3600 seconds.")
    }
    if list, format == .junit {
      throw ValidationError("--list prints text or JSON, not junit.")
    }
    if timings, list || engine != nil {
      throw ValidationError("--timings is for cases that run here, not for --list or --engine.")
    }
    if exportSwift != nil, list || engine != nil || recording != nil || timings || format != .text {
      throw ValidationError("--export-swift goes with filters alone.")
    }
    if recording != nil, list || engine != nil {
      throw ValidationError("--recording is for cases that run here, not for --list or --engine.")
    }
    if list, engine != nil {
      throw ValidationError("--list asks no --engine.")
    }
    do {
      _ = try CaseSelection(filter)
    } catch {
      throw ValidationError("--filter: \(error).")
    }
  }

  func run() throws {
    var run = InputRun(quiet: output.quiet, limits: input.limits)
    let sink = try output.open()
    var cases = CaseRun(
      selection: try CaseSelection(filter),
      text: try fonts.textSource(nil),
      engine: engine.map { EngineRun($0, patience: patience) },
      isList: list,
      hasTimings: timings
    )
    let folder = try exportSwift.map(RecordingFolder.init)
    if folder != nil { cases.exported = RecordingPackage() }
    if let recording {
      guard let file = run.read(.named(recording), showsWarnings: false) else {
        return try run.finish(sink)
      }
      cases.recorded = RecordedExpectations(file)
    }
    for input in input.inputs() {
      switch input {
      case .file(let file): cases.run(file, &run)
      case .module(let module, _):
        run.refuse(
          "'\(module.name)' is Swift, which expects nothing: cases are in spec files",
          status: ExitStatus.badSpec
        )
      }
    }
    cases.finish(&run)
    if !filter.isEmpty, cases.isEmpty, run.unusable == 0 {
      let filters = filter.map(\.quoted).joined(separator: ", ")
      run.refuse("no case matches --filter \(filters)", status: ExitStatus.wrongUsage)
      return try run.finish(sink)
    }
    if let folder, let exported = cases.exported {
      try folder.write(exported)
      try sink.write(exported.report)
      return try run.finish(sink)
    }
    if list {
      if format == .json {
        try sink.write(cases.list.json())
      } else {
        try sink.write(cases.list.text)
      }
      return try run.finish(sink)
    }
    switch format {
    case .text: try sink.write(colored(cases.report.text, for: sink))
    case .json: try sink.write(cases.report.json())
    case .junit: try sink.write(cases.report.junit)
    }
    try run.finish(sink)
    if cases.report.totals.failed > 0 { throw ExitCode(ExitStatus.differences) }
  }

  private func colored(_ text: String, for sink: OutputSink) -> String {
    guard sink.isColored else { return text }
    let failure = "FAIL "
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(failure) ? String($0).colored(.red) : String($0) }
      .joined(separator: "\n")
  }
}

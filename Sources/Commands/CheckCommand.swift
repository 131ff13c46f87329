import ArgumentParser
import CommandSupport
import SpecFormat

/// `espalier check`: finds every mistake in spec files.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds the mistakes in spec files; computes nothing.",
    usage: "espalier check [<options>] [<specs> ...]",
    discussion: """
      Every mistake is named with its file, line and column, in the form that editors and \
      continuous integration systems understand.

        espalier check Specs
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var output: OutputOptions

  @Option(
    help: ArgumentHelp(
      "The most errors, and the most warnings, to name of a file (\(CheckCommand.usualProblems)).",
      valueName: "number"
    )
  )
  var maxProblems: LimitArgument?

  /// More than anyone reads, and few enough for any memory.
  private static let usualProblems = 100_000

  func validate() throws {
    try input.validate()
    try output.check(against: input)
  }

  func run() throws {
    try input.handSwiftSourcesOver(swift)
    let inputs = input.inputs()
    var limits = input.limits
    limits.problems = maxProblems?.value ?? CheckCommand.usualProblems
    var run = InputRun(quiet: output.quiet, limits: limits)
    run.request = ScreenRequest(counting: swift)
    let sink = try output.open(input)
    var screens = 0
    for input in inputs {
      switch input {
      case .module(let module, let part):
        try module.run(swift, part: part, &run) { screens += $0.screens }
      case .file(let file):
        screens += run.read(file)?.specs.count ?? 0
      }
    }
    run.completePreviews(input, sink)
    if input.part != nil {
      var output = PartOutput()
      output.screens = screens
      sink.hand(output)
    } else if !output.quiet {
      try sink.write(
        summary(good: inputs.count - run.unusable, screens: screens, bad: run.unusable)
      )
    }
    try run.finish(sink)
  }

  private func summary(good: Int, screens: Int, bad: Int) -> String {
    let verb = good == 1 ? "is" : "are"
    let fine = "\(counted(good, "file")) with \(counted(screens, "screen")) \(verb) fine"
    switch (good, bad) {
    case (_, 0): return "\(fine)\n"
    case (0, _): return "\(counted(bad, "file")) cannot be used\n"
    default: return "\(fine), \(bad) cannot be used\n"
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

import ArgumentParser
import CommandSupport
import Drawing
import SpecFormat

/// `espalier check`: says all that is wrong with files, and prints nothing of their screens
/// (V11.14).
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    _superCommandName: "espalier",
    abstract: "Finds mistakes in specs and Swift sources.",
    usage: "espalier check [<options>] [<specs> ...]",
    discussion: """
      Every mistake is reported with file, line and column, in the form that editors and \
      continuous integration systems understand. Swift sources are compiled, and all their \
      screens are laid out and drawn without output, so that every warning of layout and picture \
      appears. Symbols in specs are looked up. Code that cannot be compiled is a mistake, unless \
      --placeholders shows something in its place.

        espalier check Specs
        espalier check App --locale ar
        espalier check App --no-run
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Swift sources") var swift: SwiftOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var output: OutputOptions

  @Flag(help: "Only compile Swift sources; do not run their screens.")
  var noRun = false

  @Option(
    help: ArgumentHelp(
      "The maximum number of errors, and of warnings, per file (\(CheckCommand.usualProblems)).",
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
    try input.handSwiftSourcesOver(swift, isWhole: true, needsAll: true)
    let inputs = input.inputs(swift, isWhole: true, needsAll: true)
    var limits = input.limits
    limits.problems = maxProblems?.value ?? CheckCommand.usualProblems
    var run = InputRun(quiet: output.quiet, limits: limits, overrides: scene.overrides)
    run.request = ScreenRequest(swift, scene, nil, target: input.partTarget)
    run.request?.showsScreens = !noRun
    run.request?.needsScreens = false
    run.request?.refusesPlaceholders = !swift.placeholders
    let drawing = try noRun || ScreenProviders.current == nil ? nil : scene.textSource()
    let sink = try output.open(input)
    var screens = 0
    for input in inputs {
      switch input {
      case .module(let module, let part):
        try module.run(swift, part: part, needsAll: true, &run) { screens += $0.screens }
      case .file(let file):
        let specs = run.read(file)?.specs ?? []
        screens += specs.count
        for spec in specs { check(spec, of: file, drawing, &run) }
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

  /// Says what cannot be shown of a screen as it should.
  ///
  /// - Parameter text: The measurer for screens that are drawn; nil for those that are read only.
  private func check(
    _ spec: Spec,
    of file: InputFile,
    _ text: TextSource?,
    _ run: inout InputRun
  ) {
    guard let screen = spec.scene else { return }
    guard let text else { return run.warnOfSymbols(in: screen, of: spec) }
    let picture = ScreenPainter(for: file, text, isOnPage: false).picture(of: spec, &run)
    if let picture { run.warn(of: picture.problems, in: spec) }
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

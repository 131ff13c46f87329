import ArgumentParser
import SpecFormat

/// `espalier check`: finds every mistake in spec files.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds the mistakes in spec files; computes nothing.",
    discussion: """
      Every mistake is named with its file, line and column, in the form that editors and \
      continuous integration systems understand.

        espalier check Specs
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup var output: OutputOptions

  func validate() throws { try input.validate() }

  func run() throws {
    let files = try input.files()
    var run = InputRun(quiet: output.quiet)
    let sink = try output.open()
    var specs = 0
    for file in files { specs += run.read(file)?.specs.count ?? 0 }
    if !output.quiet {
      let good = files.count - run.unusable
      try sink.write(
        "\(counted(good, "file")) with \(counted(specs, "spec")) fine, \(run.unusable) not\n"
      )
    }
    try run.finish(sink)
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

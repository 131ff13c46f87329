import ArgumentParser
import CommandSupport

/// The options for the output file.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write to a file, atomically, or to standard output (-).",
      valueName: "file"
    ),
    completion: .file()
  )
  var output: SystemPath?

  /// The file of results; nil for standard output, which `-` is, too.
  var file: SystemPath? { output == SystemPath("-") ? nil : output }

  @Flag(name: .shortAndLong, help: "Print results and errors only.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "The maximum size of the output, in bytes (\(OutputSink.usualLimit)).",
      valueName: "number"
    )
  )
  var maxOutput: LimitArgument?

  /// Refuses a file of results that is one of those to read, which would be lost.
  func check(against input: InputOptions) throws {
    guard let file else { return }
    try input.check(file, "--output")
  }

  /// Opens what results are written to.
  ///
  /// - Parameter input: Says whether another command prints them.
  func open(_ input: InputOptions? = nil) throws -> OutputSink {
    if let link = input?.partLink { return OutputSink(link: ProcessLink(link)) }
    return try OutputSink(path: file, limit: maxOutput?.value ?? OutputSink.usualLimit)
  }
}

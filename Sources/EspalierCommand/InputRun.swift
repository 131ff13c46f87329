import ArgumentParser
import SpecFormat

/// Reads one file after the other, reports what is wrong on standard error and remembers it for
/// the exit status.
struct InputRun {
  /// Whether warnings are left out.
  let quiet: Bool
  /// How many files could not be used.
  private(set) var unusable = 0
  private var status: Int32 = 0

  init(quiet: Bool) { self.quiet = quiet }

  /// The specs of a file; nil if it cannot be used.
  mutating func read(_ file: InputFile, showsWarnings: Bool = true) -> SpecFile? {
    do {
      let specFile = SpecFile(bytes: try file.read(), name: file.name)
      for diagnostic in specFile.diagnostics
      where diagnostic.severity != .warning || (showsWarnings && !quiet) {
        StandardError.write(diagnostic.rendered() + "\n")
      }
      if !specFile.hasErrors { return specFile }
      status = max(status, ExitStatus.badSpec)
    } catch {
      StandardError.write("\(file.name): error: cannot read the file: \(error.reason)\n")
      status = max(status, ExitStatus.cannotRead)
    }
    unusable += 1
    return nil
  }

  /// Completes the output and ends with the worst status met.
  func finish(_ sink: OutputSink) throws {
    try sink.close()
    if status != 0 { throw ExitCode(status) }
  }
}

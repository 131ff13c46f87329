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
  mutating func read(
    _ file: InputFile,
    showsWarnings: Bool = true,
    locatesViews: Bool = false
  ) -> SpecFile? {
    do {
      let specFile = SpecFile(
        bytes: try file.read(),
        name: file.name,
        locatesViews: locatesViews
      )
      for diagnostic in specFile.diagnostics {
        let isWarning = diagnostic.severity == .warning || diagnostic.subject == .warning
        if isWarning, quiet || !showsWarnings { continue }
        StandardError.write(diagnostic.rendered() + "\n")
      }
      if !specFile.hasErrors { return specFile }
      status = max(status, ExitStatus.badSpec)
    } catch {
      StandardError.write(Diagnostic(.error, error.reason, file: file.name).description + "\n")
      status = max(status, ExitStatus.cannotRead)
    }
    unusable += 1
    return nil
  }

  /// Says something about a file that can be used.
  mutating func warn(_ message: String, about file: InputFile) {
    guard !quiet else { return }
    StandardError.write(Diagnostic(.warning, message, file: file.name).description + "\n")
  }

  /// Notes that there is something wrong with a file, or with the input as a whole.
  mutating func refuse(_ message: String, about file: InputFile? = nil, status: Int32) {
    let name = file?.name ?? "espalier"
    StandardError.write(Diagnostic(.error, message, file: name).description + "\n")
    self.status = max(self.status, status)
  }

  /// Notes what is wrong with a file that could be read.
  mutating func refuse(_ diagnostic: Diagnostic, status: Int32) {
    StandardError.write(diagnostic.rendered() + "\n")
    unusable += 1
    self.status = max(self.status, status)
  }

  /// The worst status met, as what a command throws to end with it.
  var failure: ExitCode { ExitCode(status) }

  /// Completes the output and ends with the worst status met.
  func finish(_ sink: OutputSink) throws {
    try sink.close()
    if status != 0 { throw failure }
  }
}

import ArgumentParser
import CommandSupport
import Glibc

/// The options of a live page.
struct ServingOptions: ParsableArguments {
  @Flag(help: "Serve a live page to this machine until interrupted, and print its address.")
  var serve = false

  @Option(
    help: ArgumentHelp("The port of the address; 0 for any that is free (0).", valueName: "number")
  )
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "End when no page has asked for anything so long (600).",
      valueName: "seconds"
    )
  )
  var idle: IdleArgument?

  /// Refuses options that exclude each other.
  func check(_ input: InputOptions, _ output: OutputOptions) throws {
    guard serve else {
      if port != nil { throw ValidationError("--port is for --serve.") }
      if idle != nil { throw ValidationError("--idle is for --serve.") }
      return
    }
    if output.output != nil {
      throw ValidationError("--serve writes no file: leave out --output, or --serve.")
    }
    guard !input.specs.isEmpty, !input.specs.contains(SystemPath("-")) else {
      throw ValidationError("Standard input does not change: give files or folders to --serve.")
    }
  }

  /// Becomes the program that serves.
  ///
  /// - Returns: The status to end with if that is impossible.
  func replaceThisProcess(_ input: InputOptions) -> ExitCode {
    // The server need not know the options of the rounds, which get them as they are.
    let words =
      ["--serve-port", "\(port ?? 0)", "--serve-idle", "\(idle?.value ?? 600)"]
      + input.specs.flatMap { ["--serve-input", $0.text] } + ["--serve-rounds"]
    return HelperExecutable.inspecting.replaceThisProcess(and: words)
  }
}

/// A number of seconds without a request.
struct IdleArgument: ExpressibleByArgument {
  let value: Double

  init?(argument: String) {
    guard let value = Double(argument), value >= 1, value <= 1e6 else { return nil }
    self.value = value
  }
}

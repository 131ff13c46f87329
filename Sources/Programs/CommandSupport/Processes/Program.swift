package import ArgumentParser
import CMalloc
import Glibc
import LayoutCore
import SpecFormat
import Synchronization

/// Runs a program from its arguments to its exit status.
package enum Program {
  /// Parses the arguments and runs the command, prints its error, and ends the process.
  package static func run(_ root: (some ParsableCommand).Type) -> Never {
    StackShortage.handler.withLock { $0 = endWithoutStack }
    espalier_clean_up_without_memory { AtomicOutputFile.remove() }
    atexit { Program.refuseEnd() }
    do {
      let arguments = ArgumentText.ofProgram
      if let mistake = ArgumentCheck(root).mistake(in: arguments) {
        throw ValidationError(mistake)
      }
      var command = try parse(arguments, root)
      try command.run()
      leave(EXIT_SUCCESS)
    } catch {
      end(root, error)
    }
  }

  /// Parses arguments.
  ///
  /// The parser of the subcommand alone has half of the work. Arguments that it refuses, or that ask for
  /// help, are left to that of the whole command, which has the words for them.
  private static func parse(
    _ arguments: [String],
    _ root: (some ParsableCommand).Type
  ) throws -> any ParsableCommand {
    if let name = arguments.first,
      let subcommand = root.configuration.subcommands.first(where: { $0._commandName == name }),
      let command = try? subcommand.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == subcommand
    {
      return command
    }
    return try root.parseAsRoot(arguments)
  }

  /// Whether the program ends because it is done.
  private static let isDone = Atomic(false)

  private static func leave(_ status: Int32) -> Never {
    isDone.store(true, ordering: .sequentiallyConsistent)
    exit(status)
  }

  /// Reports an exit that a screen's code has called as a failure, whatever its status.
  private static func refuseEnd() {
    if isDone.load(ordering: .sequentiallyConsistent) { return }
    AtomicOutputFile.remove()
    StandardError.write(
      Diagnostic(
        .error,
        "the code of a screen ended the program (exit) before all was shown",
        hint: "a preview that may not be shown should not call 'exit'",
        file: "espalier"
      )
    )
    _exit(ExitStatus.crash)
  }

  /// Prints an error or help, and ends with its status.
  private static func end(_ root: (some ParsableCommand).Type, _ error: any Error) -> Never {
    let text = root.fullMessage(for: error)
    let status = root.exitCode(for: error)
    guard status == .success else {
      if !text.isEmpty { StandardError.write(ArgumentCheck(root).message(text) + "\n") }
      leave(status.rawValue)
    }
    do {
      // A command may end well without a word.
      if !text.isEmpty { try OutputSink(path: nil).write(text + "\n") }
      leave(EXIT_SUCCESS)
    } catch {
      leave(root.exitCode(for: error).rawValue)
    }
  }

  @Sendable private static func endWithoutStack(of bytes: Int) {
    AtomicOutputFile.remove()
    StandardError.write(
      Diagnostic(
        .error,
        "not enough memory: no thread can be started with a stack of \(bytes) bytes",
        hint: "lower --max-depth, or give the program more memory",
        file: "espalier"
      )
    )
    _exit(ExitStatus.noMemory)
  }
}

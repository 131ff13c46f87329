import ArgumentParser
import CommandSupport
import Glibc

/// A helper program beside this one, for tasks that need further libraries.
///
/// A program pays for its libraries at every start: those of the accessibility bus would cost a small
/// layout a quarter of its time.
struct HelperExecutable {
  private let name: String

  /// Publishes screens.
  static let publishing = HelperExecutable(name: "espalier-publish")
  /// Serves the page that shows screens from inside.
  static let inspecting = HelperExecutable(name: "espalier-inspect")

  /// Becomes the other program, with the same arguments.
  ///
  /// - Parameter others: The arguments between the subcommand and its own.
  /// - Returns: The status to end with if that is impossible.
  func replaceThisProcess(and others: [String] = []) -> ExitCode {
    let path = OwnExecutable.folder + name
    _ = ProgramArguments.withCArguments(and: others) { execv(path, $0) }
    let reason = String(cString: strerror(errno))
    StandardError.write("espalier: error: cannot start \(path): \(reason)\n")
    StandardError.write("hint: it is built with 'swift build --product \(name)'\n")
    return ExitCode(ExitStatus.unavailable)
  }
}

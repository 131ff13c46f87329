import CProgramSupport
import Glibc

/// Crash handling for compiled screen programs.
package enum Crash {
  /// Ends the program with status 70 when it crashes, after what Swift says of it and the place in
  /// the sources.
  package static func endsProgram() {
    espalier_end_on_crash(getenv("ESPALIER_SYMBOLIZER"))
  }

  /// Ends the part of the program that is being run with status 70 when code in it ends the program without
  /// a word, be it with a status that says that all is well.
  package static func refusesEnds() { espalier_refuse_ends() }

  /// Lets the program begin again without a part that crashed (``CrashRecovery``).
  ///
  /// - Parameters:
  ///   - output: A copy of the descriptor of standard output, as the program found it.
  ///   - cleanUp: Is called before the program ends or begins again; may not allocate memory.
  package static func restartsProgram(output: Int32, cleanUp: @convention(c) () -> Void) {
    let earlier = CrashRecovery.variable ?? ""
    espalier_restart_on_crash(CommandLine.unsafeArgv, earlier, output, cleanUp)
  }
}

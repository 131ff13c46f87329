internal import CommandSupport
internal import Commands
internal import Glibc
internal import ProgramSupport
public import SwiftUI

/// The program that Swift sources are compiled into: it answers as the command does, for the screens
/// in them.
public enum EspalierProgram {
  /// Does what the arguments ask for, and ends.
  @MainActor
  public static func main(_ module: ProgramModule) -> Never {
    Crash.endsProgram()
    sendPrintsToStandardError()
    ScreenProviders.current = PreviewScreens(module)
    Espalier.start()
  }

  /// Standard output belongs to the documents: what users' code prints goes to standard error.
  private static func sendPrintsToStandardError() {
    OutputSink.standardOutput = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }
}

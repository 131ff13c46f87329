internal import Assets
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
    AssetCatalogue.load(from: folders(of: module.files))
    ScreenProviders.current = PreviewScreens(module)
    Espalier.start()
  }

  /// The folders of the sources, each once.
  private static func folders(of files: [String]) -> [String] {
    var folders: [String] = []
    for file in files {
      let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  /// Standard output belongs to the documents: what users' code prints goes to standard error.
  private static func sendPrintsToStandardError() {
    OutputSink.standardOutput = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }
}

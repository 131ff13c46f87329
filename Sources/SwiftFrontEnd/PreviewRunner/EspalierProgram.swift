internal import Assets
internal import CommandSupport
internal import Commands
internal import Glibc
internal import ProgramSupport
internal import ScreenHost
public import SwiftUI
internal import ViewGraph

/// The program that Swift sources are compiled into: it answers as the command does, for the screens
/// in them.
public enum EspalierProgram {
  /// Does what the arguments ask for, and ends.
  @MainActor
  public static func main(_ module: ProgramModule) -> Never {
    Crash.endsProgram()
    Crash.refusesEnds()
    sendPrintsToStandardError()
    refuseDepth()
    VirtualClock.reach = .program
    PlaceholderTable.current = module.placeholders
    let crashed = CrashRecovery()
    Crash.restartsProgram(output: OutputSink.standardOutput) { AtomicOutputFile.remove() }
    AssetCatalogue.load(
      from: [getenv("ESPALIER_FOLDER").map { String(cString: $0) } ?? "."],
      and: resourcesElsewhere,
      bundles: getenv("ESPALIER_BUNDLES").map { AssetBundle.all(in: String(cString: $0)) } ?? [],
      sizes: getenv("ESPALIER_IMAGE_SIZES").map { ImageSizes(path: String(cString: $0)) },
      sources: SourceLiterals(files: module.files)
    )
    ScreenProviders.current = PreviewScreens(module, without: crashed)
    Espalier.start()
  }

  /// Lets views that are within each other without an end be named before the stack is full.
  @MainActor
  private static func refuseDepth() {
    var stack = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &stack)
    GraphLimits.depth = min(GraphLimits.depth, Int(clamping: stack.rlim_cur) / bytesPerLevel)
    GraphLimits.onExcess = { message in
      Watch.stopPart("espalier: error: \(message)", status: ExitStatus.badSpec)
    }
  }

  /// The most stack that a nested view takes, in bytes.
  private static let bytesPerLevel = 1 << 13

  /// Standard output belongs to the documents: what users' code prints goes to standard error.
  private static func sendPrintsToStandardError() {
    OutputSink.standardOutput = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    // It is seen line by line, as at a terminal: a published program may go on for days.
    ProgramOutput.printLines()
  }

  /// The resources of the sources' project from elsewhere, as the command passes them.
  private static var resourcesElsewhere: [String] {
    guard let text = getenv("ESPALIER_RESOURCES") else { return [] }
    return String(cString: text).split(separator: "\n").map { String($0) }
  }
}

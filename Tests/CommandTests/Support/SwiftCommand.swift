import Foundation

/// The command with a compiler at hand.
enum SwiftCommand {
  private static let products = URL(fileURLWithPath: Espalier.path).deletingLastPathComponent().path
  static let compilerFolder: String? =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    .first { access($0 + "/swiftc", X_OK) == 0 }

  /// Where the programs of tests are kept.
  static let cache = products + "/swift-programs"

  /// Whether there are a compiler and the library of this build.
  static let canRun =
    compilerFolder != nil && access(products + "/libEspalierSwiftUI.so", R_OK) == 0

  /// Runs a command; what it compiles is kept, for all tests.
  ///
  /// - Parameter variables: What is set in the environment, as the shell reads it.
  static func run(
    _ arguments: String,
    in folder: String,
    setting variables: String = ""
  ) throws -> Espalier.Run {
    try shell("\(variables) $espalier \(arguments)", in: folder)
  }

  /// Runs a line of shell in which `$espalier` is the command, and finds the compiler.
  static func shell(_ line: String, in folder: String) throws -> Espalier.Run {
    try Espalier.shell(
      """
      export PATH=$PATH:\(compilerFolder ?? "") XDG_CACHE_HOME='\(cache)'
      \(line)
      """,
      in: folder
    )
  }
}

import Foundation
import Testing

/// The command as it was built beside the tests.
enum Espalier {
  /// What a run of the command left behind.
  struct Run {
    let status: Int32
    let output: String
    let errors: String

    /// The lines on standard error.
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    /// The lines on standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  static let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("espalier").path

  /// The folder `Specs`.
  static let specs = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Specs").path

  /// Runs the command with arguments and, if given, a text on standard input.
  static func run(
    _ arguments: String...,
    input: String = "",
    in folder: String = specs
  ) throws -> Run {
    try launch(path, arguments, input: input, in: folder)
  }

  /// Runs the command with a list of arguments.
  static func run(
    arguments: [String],
    input: String = "",
    in folder: String = specs
  ) throws -> Run {
    try launch(path, arguments, input: input, in: folder)
  }

  /// Runs a line of shell in which `$espalier` is the command.
  static func shell(_ line: String, in folder: String = specs) throws -> Run {
    try launch("/bin/bash", ["-c", line], input: "", in: folder)
  }

  /// Runs the command as a user whom permissions bind.
  static func unprivileged(_ arguments: String..., in folder: String) throws -> Run {
    guard geteuid() == 0 else { return try launch(path, arguments, input: "", in: folder) }
    return try launch(setpriv, nobody + [path] + arguments, input: "", in: folder)
  }

  /// Whether there is a way to run the command as such a user.
  static let canBeUnprivileged: Bool = {
    let run = try? unprivileged("--version", in: "/")
    return run?.status == 0
  }()

  /// Whether a line of shell may mount a disk of its own.
  static let canMount: Bool = {
    let line = "unshare --user --map-root-user --mount mount -t tmpfs none ."
    return (try? shell(line, in: "/tmp"))?.status == 0
  }()

  /// Whether there is a compiler for what is loaded into the command.
  static let canCompile: Bool = (try? shell("cc --version"))?.status == 0

  /// What a sanitizer that the command was built with is told (`tools/sanitize`).
  private static let sanitizerOptions = ProcessInfo.processInfo.environment.filter {
    $0.key.hasSuffix("SAN_OPTIONS")
  }

  private static let setpriv = "/usr/bin/setpriv"
  private static let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups", "--"]

  private static func launch(
    _ executable: String,
    _ arguments: [String],
    input: String,
    in folder: String
  ) throws -> Run {
    let scratch = try ScratchFolder()
    // Files, not pipes, so that nothing waits for a reader.
    let inputPath = try scratch.write("input", input)
    let outputPath = try scratch.write("output", "")
    let errorPath = try scratch.write("errors", "")

    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "COLUMNS": "80", "espalier": path]
      .merging(sanitizerOptions) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: inputPath)
    process.standardOutput = FileHandle(forWritingAtPath: outputPath)
    process.standardError = FileHandle(forWritingAtPath: errorPath)
    try withoutBlockedSignals { try process.run() }
    process.waitUntilExit()
    try #require(process.terminationReason == .exit, "killed by \(process.terminationStatus)")
    return Run(
      status: process.terminationStatus,
      output: try scratch.read("output"),
      errors: try scratch.read("errors")
    )
  }

  /// Runs `body` without the signals blocked that the threads of tests block, which what it starts
  /// would inherit.
  static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try body()
  }
}

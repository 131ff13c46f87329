import Foundation
import Testing

/// A session bus with an accessibility bus, for one test: with folders, an environment and
/// processes of its own.
///
/// Two sessions that share XDG_RUNTIME_DIR break each other, and one that inherits DISPLAY joins the
/// desktop's bus.
final class BusSession {
  /// Long enough for a machine with other work; nobody waits for all of it.
  static let patience = Duration.seconds(300)

  /// Where the session's files are.
  let folder: String
  private(set) var environment: [String: String]
  private let keeper: ChildProcess

  /// What a sanitizer that the programs were built with is told (`tools/sanitize`).
  static let sanitizerOptions = ProcessInfo.processInfo.environment.filter {
    $0.key.hasSuffix("SAN_OPTIONS")
  }

  init() throws {
    // Addresses of sockets are short.
    var template = Array("/tmp/espalier-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ChildProcess.Failure(description: "no folder for a session")
    }
    folder = template.withUnsafeBufferPointer {
      $0.baseAddress.map { String(cString: $0) } ?? ""
    }
    environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder, "LANG": "C.UTF-8", "XDG_RUNTIME_DIR": folder,
    ]
    .merging(Self.sanitizerOptions) { $1 }
    // The bus lives as long as its input stays open, hence not longer than the tests.
    keeper = try ChildProcess(
      "/usr/bin/dbus-run-session",
      ["--", "/bin/sh", "-c", #"echo "$DBUS_SESSION_BUS_ADDRESS"; exec cat >/dev/null"#],
      environment: environment,
      errors: folder + "/bus.err"
    )
    guard let address = try keeper.readLine(before: .now + BusSession.patience) else {
      throw ChildProcess.Failure(description: "the session bus did not start")
    }
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
  }

  deinit {
    keeper.closeInput()
    _ = try? keeper.wait(before: .now + BusSession.patience)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Starts a program in the session; its name is that of its file of errors as well.
  func start(
    _ path: String,
    _ arguments: [String] = [],
    adding extra: [String: String] = [:]
  ) throws -> ChildProcess {
    try ChildProcess(
      path,
      arguments,
      environment: environment.merging(extra) { $1 },
      errors: errorFile(of: path)
    )
  }

  /// What programs of a name have said on standard error.
  func errors(of path: String) -> String {
    (try? String(contentsOfFile: errorFile(of: path), encoding: .utf8)) ?? ""
  }

  private func errorFile(of path: String) -> String {
    "\(folder)/\(path.split(separator: "/").last ?? "program").err"
  }

  /// The processes of the session: all whose environment names its folder.
  static func processes(in folder: String) -> [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter {
      let environment = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\($0)/environ"))
      return environment?.range(of: Data("=\(folder)\0".utf8)) != nil
    }
  }

  /// Ends the session bus and the accessibility bus at once.
  func killBuses() {
    for process in BusSession.processes(in: folder) {
      let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
      if name == "dbus-daemon\n" { kill(process, SIGKILL) }
    }
  }

  /// A copy of a screen's file, to be changed.
  func copy(_ screen: Screen) throws -> Screen {
    let path = folder + "/" + URL(fileURLWithPath: screen.path).lastPathComponent
    try FileManager.default.copyItem(atPath: screen.path, toPath: path)
    return Screen(path: path, caseName: screen.caseName)
  }

  /// Changes a screen's file as an editor does: by another that takes its place.
  func save(_ screen: Screen, replacing old: String, by new: String) throws {
    let text = try String(contentsOfFile: screen.path, encoding: .utf8)
    try #require(text.contains(old))
    try text.replacingOccurrences(of: old, with: new)
      .write(toFile: screen.path, atomically: true, encoding: .utf8)
  }

  /// Publishes a screen; when this returns, it is on the bus.
  func publish(_ screen: Screen, _ options: String...) throws -> ChildProcess {
    let caseOptions = screen.caseName.map { ["--case", $0] } ?? []
    let publisher = try start(
      Programs.espalier,
      ["publish", screen.path] + caseOptions + options
    )
    guard try publisher.readLine(before: .now + BusSession.patience) != nil else {
      throw ChildProcess.Failure(
        description: "\(screen.name) is not published: \(errors(of: Programs.espalier))"
      )
    }
    return publisher
  }

  /// Publishes a screen and starts a client that takes commands about it.
  func probe(_ screen: Screen) throws -> BusProbe {
    try BusProbe(of: try publish(screen), in: self)
  }
}

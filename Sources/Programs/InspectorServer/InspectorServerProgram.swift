import CommandSupport
import Dispatch
import FlyingFox
import FlyingSocks
import Glibc
import SwiftSources

/// The program `espalier-inspect`, which `espalier inspect --serve` becomes.
@main
struct InspectorServerProgram {
  static func main() async {
    guard let arguments = ServerArguments(CommandLine.arguments) else {
      StandardError.write(
        "espalier: error: this program is started by 'espalier inspect --serve'\n"
      )
      exit(ExitStatus.wrongUsage)
    }
    EndSignal.listen()
    let maker = ScreenMaker(arguments)
    let session = InspectorSession(maker, NewsBoard())
    let (gate, activity, connections) = (RequestGate(), Activity(), ConnectionGuard())
    let handler = InspectorHandler(
      gate: gate,
      session: session,
      connections: connections,
      activity: activity
    )
    let server: HTTPServer
    do {
      server = try await start(arguments.port, handler)
    } catch {
      StandardError.write(
        "espalier: error: cannot listen on 127.0.0.1:\(arguments.port): \(reason(error))\n"
          + "hint: leave out --port for one that is free\n"
      )
      exit(ExitStatus.unavailable)
    }
    gate.port = await server.port
    let work = Task { await session.work() }
    connections.watch(gate.port)
    follow(arguments.inputs, session)
    do {
      try OutputSink(path: nil).write(gate.address + "\n")
      while !EndSignal.isGiven, activity.idleSeconds < arguments.idle, await server.isListening {
        try await Task.sleep(for: .milliseconds(100))
      }
    } catch {
      StandardError.write("espalier: error: \(error)\n")
    }
    let isListening = await server.isListening
    work.cancel()
    maker.close()
    // Pages that wait for news are not waited for: the end of the process closes their connections.
    guard isListening || EndSignal.isGiven else {
      StandardError.write("espalier: error: the server has ended: too many connections\n")
      exit(ExitStatus.unavailable)
    }
    exit(EXIT_SUCCESS)
  }

  /// Starts to listen on this machine only.
  private static func start(
    _ port: UInt16,
    _ handler: InspectorHandler
  ) async throws -> HTTPServer {
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port),
      timeout: 60,
      logger: DisabledLogger.disabled,
      handler: handler
    )
    let running = Task { try await server.run() }
    let listening = Task { try await server.waitUntilListening() }
    // One that cannot listen ends at once, and would be waited for.
    let watching = Task {
      _ = await running.result
      listening.cancel()
    }
    do {
      try await listening.value
    } catch {
      try await running.value
      throw error
    }
    _ = watching
    return server
  }

  /// The words of the system for an error.
  private static func reason(_ error: any Error) -> String {
    guard case SocketError.failed(_, let number, _) = error else { return "\(error)" }
    return String(cString: strerror(number))
  }

  /// Tells of changed files, for as long as the program runs.
  private static func follow(_ inputs: [String], _ session: InspectorSession) {
    DispatchQueue(label: "espalier.files").async {
      let watched = WatchedInputs(inputs, without: "/dev/null")
      var stamp = watched.stamp()
      while !EndSignal.isGiven {
        let next = watched.nextStamp(after: stamp) { EndSignal.isGiven }
        guard next != stamp else { continue }
        stamp = next
        Task { await session.renew() }
      }
    }
  }
}

extension HTTPServer {
  /// The port that it listens on; 0 if it does not.
  fileprivate var port: Int {
    if case .ip4(_, let port) = listeningAddress { Int(port) } else { 0 }
  }
}

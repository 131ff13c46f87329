internal import Glibc

/// A server of the Model Context Protocol on standard input and output: a message a line.
///
/// It speaks the revision of 2026-07-28, in which each request stands for itself, and the two before it, in
/// which `initialize` comes first.
package struct AgentServer {
  /// The revisions, the newest first.
  static let revisions = ["2026-07-28", "2025-11-25", "2025-06-18"]
  /// The members of `_meta` that the revisions define.
  private static let revisionKey = "io.modelcontextprotocol/protocolVersion"
  private static let serverKey = "io.modelcontextprotocol/serverInfo"

  private let version: String
  private let calls: ToolCalls

  /// Creates a server.
  ///
  /// - Parameter version: The version of this program.
  package init(version: String) {
    self.version = version
    calls = ToolCalls()
  }

  /// Answers messages until there are no more.
  package func serve() {
    var lines = MessageLines(STDIN_FILENO)
    while let line = lines.next() {
      guard let answer = answer(line) else { continue }
      guard MessageLines.write(answer.text + "\n", to: STDOUT_FILENO) else { return }
    }
  }

  // MARK: Messages

  /// The codes of JSON-RPC, and that of a revision that is not known.
  private enum ErrorCode: Int {
    case noJSON = -32700
    case noRequest = -32600
    case noMethod = -32601
    case badParameters = -32602
    case unknownRevision = -32022
  }

  /// The answer to a message; nil for notifications, which have none.
  func answer(_ bytes: [UInt8]) -> AgentValue? {
    guard let message = AgentValue(bytes) else {
      return AgentServer.error(.noJSON, "this is not JSON", to: .null)
    }
    guard case .object = message, message["jsonrpc"]?.string == "2.0" else {
      return AgentServer.error(.noRequest, "this is not a JSON-RPC 2.0 message", to: .null)
    }
    guard let method = message["method"]?.string else {
      // An answer: nothing has been asked.
      if message["result"] != nil || message["error"] != nil { return nil }
      return AgentServer.error(.noRequest, "there is no method", to: message["id"] ?? .null)
    }
    guard let id = message["id"] else { return nil }
    switch id {
    case .string, .integer, .number: break
    case .null, .boolean, .array, .object:
      return AgentServer.error(.noRequest, "the id is neither a string nor a number", to: .null)
    }
    let parameters = message["params"] ?? [:]
    if let revision = parameters["_meta"]?[AgentServer.revisionKey]?.string,
      !AgentServer.revisions.contains(revision)
    {
      let data: AgentValue = [
        "supported": .array(AgentServer.revisions.map { .string($0) }),
        "requested": .string(revision),
      ]
      return AgentServer.error(.unknownRevision, "unsupported protocol version", to: id, data)
    }
    return answer(method, parameters, id)
  }

  private func answer(_ method: String, _ parameters: AgentValue, _ id: AgentValue) -> AgentValue {
    switch method {
    case "initialize": AgentServer.result(initialization(parameters), to: id)
    case "server/discover": AgentServer.result(discovery, to: id)
    case "ping": AgentServer.result([:], to: id)
    case "tools/list":
      AgentServer.result(
        // The tools are those of the program: they stay while it runs.
        [
          "tools": .array(AgentTool.all.map(\.listed)), "resultType": "complete",
          "ttlMs": 3_600_000, "cacheScope": "public",
        ],
        to: id
      )
    case "tools/call": call(parameters, id)
    default: AgentServer.error(.noMethod, "there is no method '\(method)'", to: id)
    }
  }

  private var identity: AgentValue {
    ["name": "espalier", "title": "Espalier", "version": .string(version)]
  }

  private static let instructions = AgentValue.string(
    "Look at a SwiftUI screen after each edit; audit it before you are done. Paths are relative to "
      + "the folder that the server was started in."
  )

  private func initialization(_ parameters: AgentValue) -> AgentValue {
    // Handshakes are those of revisions that have them.
    let known = AgentServer.revisions.dropFirst()
    let wanted = parameters["protocolVersion"]?.string ?? ""
    return [
      "protocolVersion": .string(known.contains(wanted) ? wanted : known.first ?? ""),
      "capabilities": ["tools": [:]],
      "serverInfo": identity,
      "instructions": AgentServer.instructions,
    ]
  }

  private var discovery: AgentValue {
    [
      "supportedVersions": .array(AgentServer.revisions.map { .string($0) }),
      "capabilities": ["tools": [:]],
      "instructions": AgentServer.instructions,
      "resultType": "complete",
      "ttlMs": 3_600_000,
      "cacheScope": "public",
      "_meta": .object([AgentValue.Member(key: AgentServer.serverKey, value: identity)]),
    ]
  }

  private func call(_ parameters: AgentValue, _ id: AgentValue) -> AgentValue {
    let name = parameters["name"]?.string ?? ""
    guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
      return AgentServer.error(.badParameters, "there is no tool '\(name)'", to: id)
    }
    return AgentServer.result(calls.run(tool, parameters["arguments"] ?? [:]), to: id)
  }

  private static func result(_ result: AgentValue, to id: AgentValue) -> AgentValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  private static func error(
    _ code: ErrorCode,
    _ message: String,
    to id: AgentValue,
    _ data: AgentValue? = nil
  ) -> AgentValue {
    var error: AgentValue = ["code": .integer(code.rawValue), "message": .string(message)]
    if let data { error = error.adding("data", data) }
    return ["jsonrpc": "2.0", "id": id, "error": error]
  }
}

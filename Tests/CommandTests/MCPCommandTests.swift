import Foundation
import Testing

/// `espalier mcp`, as clients of the Model Context Protocol see it: messages of JSON-RPC 2.0, a line each.
@Suite struct MCPCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "card.json",
      """
      { "scene": { "width": 200, "height": 100 },
        "view": { "type": "Text", "content": "Avocado Toast" } }
      """
    )
  }

  private typealias Message = [String: Any]

  /// The answers to some lines.
  private func answers(_ lines: [String]) throws -> [Message] {
    try scratch.write("messages", lines.map { $0 + "\n" }.joined())
    let run = try Espalier.shell("\"$espalier\" mcp < messages", in: scratch.path)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    return try run.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Message)
    }
  }

  /// A request without `_meta`, as the revisions before 2026-07-28 have them.
  private func request(_ method: String, _ parameters: String = "{}", id: Int = 1) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }

  private func call(_ tool: String, _ arguments: String, id: Int = 1) -> String {
    request("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#, id: id)
  }

  private func result(_ message: Message?) throws -> Message {
    try #require(message?["result"] as? Message, "\(message ?? [:])")
  }

  private func code(_ message: Message) -> Int? { (message["error"] as? Message)?["code"] as? Int }

  private func texts(_ result: Message) -> [String] {
    (result["content"] as? [Message] ?? []).compactMap { $0["text"] as? String }
  }

  @Test(arguments: ["2025-06-18", "2025-11-25"])
  func handshakesAreThoseOfTheRevisionsThatHaveThem(_ revision: String) throws {
    let answers = try answers([
      request("initialize", #"{"protocolVersion":"\#(revision)","capabilities":{}}"#),
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      request("ping", id: 2),
    ])
    #expect(answers.count == 2)
    let first = try result(answers.first)
    #expect(first["protocolVersion"] as? String == revision)
    #expect((first["serverInfo"] as? Message)?["name"] as? String == "espalier")
    #expect((first["capabilities"] as? Message)?["tools"] != nil)
    #expect(try result(answers.last).isEmpty)
    // Who wants one that is not known is offered the newest.
    let other = try self.answers([request("initialize", #"{"protocolVersion":"1999-01-01"}"#)])
    #expect(try result(other.first)["protocolVersion"] as? String == "2025-11-25")
  }

  @Test func aServerIsDiscoveredWithoutAHandshake() throws {
    let meta = { (revision: String) in
      #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"\#(revision)"}}"#
    }
    let answers = try answers([
      request("server/discover", meta("2026-07-28")),
      request("tools/list", meta("2099-01-01"), id: 2),
    ])
    let discovery = try result(answers.first)
    #expect(
      discovery["supportedVersions"] as? [String] == ["2026-07-28", "2025-11-25", "2025-06-18"]
    )
    #expect(discovery["resultType"] as? String == "complete")
    #expect(code(answers[1]) == -32022)
  }

  @Test func toolsAreListedWithTheirSchemas() throws {
    let listed = try result(try answers([request("tools/list")]).first)
    let tools = try #require(listed["tools"] as? [Message])
    let names = ["look", "tree", "audit", "explain", "act", "diff"]
    #expect(tools.compactMap { $0["name"] as? String } == names)
    for tool in tools {
      let schema = try #require(tool["inputSchema"] as? Message)
      #expect(schema["type"] as? String == "object")
      #expect((schema["required"] as? [String])?.first == "file")
    }
  }

  @Test func aLookHasWordsAndAPicture() throws {
    let looked = try result(try answers([call("look", #"{"file":"card.json"}"#)]).first)
    #expect(looked["isError"] as? Bool == false)
    #expect(texts(looked).first?.contains("1 Text ") == true, "\(looked)")
    let image = (looked["content"] as? [Message])?.first { $0["type"] as? String == "image" }
    let data = (image?["data"] as? String).flatMap { Data(base64Encoded: $0) }
    #expect(data?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(image?["mimeType"] as? String == "image/png")
    let words = try result(
      try answers([call("look", #"{"file":"card.json","picture":false}"#)]).first
    )
    #expect((words["content"] as? [Message])?.count == 1)
  }

  @Test func otherToolsAnswerAsTheirCommands() throws {
    let answers = try answers([
      call("tree", #"{"file":"card.json","form":"spoken"}"#),
      call("tree", #"{"file":"card.json","form":"json"}"#, id: 2),
      call("audit", #"{"file":"card.json"}"#, id: 3),
      call("diff", #"{"file":"card.json"}"#, id: 4),
      call("diff", #"{"file":"card.json"}"#, id: 5),
      call("act", #"{"file":"card.json","actions":["activate Nothing"]}"#, id: 6),
    ])
    let results = try answers.map { try result($0) }
    #expect(texts(results[0]).first?.contains("Avocado Toast") == true)
    #expect(
      (results[1]["structuredContent"] as? Message)?["espalier"] as? String == "accessibility"
    )
    #expect(texts(results[2]).first?.contains("1 screen, ") == true, "\(texts(results[2]))")
    #expect(texts(results[3]).first?.contains("1 Text ") == true)
    #expect(texts(results[4]).first?.hasSuffix("nothing has changed\n") == true)
    // What cannot be done is told to the agent, which can do something else.
    #expect(results[5]["isError"] as? Bool == true)
    #expect(texts(results[5]).first?.contains("Nothing") == true, "\(texts(results[5]))")
  }

  @Test func explanationsAreASentenceAndTheDocumentOfTheCommand() throws {
    try scratch.write(
      "row.json",
      """
      { "scene": { "width": 200, "height": 100 },
        "view": { "type": "HStack", "children": [
          { "type": "Text", "id": "title", "content": "Avocado toast with nuts",
            "modifiers": [ { "lineLimit": 1 } ] },
          { "type": "Text", "content": "five stars of five",
            "modifiers": [ { "fixedSize": {} } ] }
        ] } }
      """
    )
    let answers = try answers([
      call("explain", #"{"file":"row.json","view":"title"}"#),
      call("explain", #"{"file":"card.json"}"#, id: 2),
      call("explain", #"{"file":"row.json","view":"--title"}"#, id: 3),
      call("explain", #"{"view":"title"}"#, id: 4),
    ])
    let results = try answers.map { try result($0) }
    let command = try Espalier.shell("\"$espalier\" explain row.json title", in: scratch.path)
    let sentence = try #require(command.lines.first?.split(separator: ": ").dropFirst().first)
    #expect(texts(results[0]).first?.hasPrefix("row.json:3: The text") == true)
    #expect(texts(results[0]).first?.contains(sentence) == true, "\(texts(results[0]))")
    let json = try Espalier.shell(
      "\"$espalier\" explain row.json title --format json",
      in: scratch.path
    )
    #expect(texts(results[0]).dropFirst().first == json.output)
    let document = try #require(results[0]["structuredContent"] as? NSDictionary)
    let printed = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? NSDictionary
    #expect(document == printed)
    #expect(texts(results[1]).first == "card.json: every modifier changes something\n")
    #expect(results[2]["isError"] as? Bool == true)
    #expect(texts(results[2]).joined().contains("no view is called '--title'"))
    #expect(texts(results[3]).first?.contains("explain needs 'file'") == true)
  }

  @Test func badMessagesAreAnsweredAndServedOn() throws {
    let answers = try answers([
      "no JSON", "[]", #"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, "\u{0}\u{1}{",
      request("no/method"), call("no-tool", "{}"), call("look", "{}"),
      call("look", #"{"file":"card.json","widht":1}"#), call("look", #"{"file":3}"#),
      call("look", #"{"file":"--version"}"#), request("ping", id: 9),
    ])
    #expect(answers.count == 11)
    #expect(
      answers[0...5].map(code) == [-32700, -32600, -32600, -32700, -32601, -32602],
      "\(answers)"
    )
    for answer in answers[6...9] {
      #expect(try result(answer)["isError"] as? Bool == true, "\(answer)")
    }
    #expect(texts(try result(answers[7])).first?.contains("'widht'") == true)
    #expect(answers[10]["id"] as? Int == 9)
  }

  // MARK: Another's client

  /// A Python that has the package `mcp`: `MCP_PYTHON`, or the one in the path.
  private static let python: String? = {
    let named = ProcessInfo.processInfo.environment["MCP_PYTHON"] ?? "python3"
    let run = try? Espalier.shell("\(named) -c 'from mcp import Client'")
    return run?.status == 0 ? named : nil
  }()

  @Test(
    .enabled(if: python != nil, "needs the Python package mcp 2 (MCP_PYTHON names its Python)"),
    arguments: ["auto", "legacy"]
  )
  func theProtocolsOwnClientUnderstandsIt(_ mode: String) throws {
    try scratch.write(
      "client.py",
      """
      import asyncio, os, sys
      from mcp import Client
      from mcp.client.stdio import StdioServerParameters
      async def main():
          here = os.getcwd()
          server = StdioServerParameters(command=os.environ["espalier"], args=["mcp"], cwd=here)
          async with Client(server, mode=sys.argv[1]) as client:
              tools = await client.list_tools()
              print(*[tool.name for tool in tools.tools])
              look = await client.call_tool("look", {"file": "card.json"})
              print(look.is_error, *[part.type for part in look.content])
              print(look.content[0].text)
      asyncio.run(main())
      """
    )
    let run = try Espalier.shell(
      "export espalier; \(Self.python ?? "") client.py \(mode)",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines.first == "look tree audit explain act diff", "\(run.output)")
    #expect(run.lines.dropFirst().first == "False text image", "\(run.output)")
    #expect(run.output.contains("1 Text "))
  }
}

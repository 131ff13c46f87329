import Export
internal import Glibc

/// Runs the commands that tools are, and makes answers of what they print.
final class ToolCalls {
  /// A folder for pictures and for what screens are compared with, which goes with the server.
  private let folder: String?

  init() {
    var name = Array("/tmp/espalier-mcp.XXXXXX".utf8CString)
    folder =
      mkdtemp(&name) == nil
      ? nil
      : name.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { String(cString: $0) }
      }
  }

  deinit {
    guard let folder else { return }
    for name in names { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// The files that were made.
  private var names: Set<String> = []

  /// The result of a call; mistakes in arguments and in sources are results, which an agent can mend.
  func run(_ tool: AgentTool, _ arguments: AgentValue) -> AgentValue {
    do throws(AgentTool.BadArguments) {
      return run(tool, arguments, try tool.words(arguments))
    } catch {
      return ToolCalls.result([ToolCalls.text(error.message)], isError: true)
    }
  }

  private func run(_ tool: AgentTool, _ arguments: AgentValue, _ words: [String]) -> AgentValue {
    var words = words
    var picture: String?
    if let folder {
      if tool.draws, arguments["picture"] != false {
        names.insert("look.png")
        let path = "\(folder)/look.png"
        unlink(path)
        picture = path
        words.insert(contentsOf: ["--output", path], at: 1)
      }
      if tool.remembers {
        // A memory for each screen: what is asked for by other names is another one.
        let subject = [arguments["file"]?.string ?? "", arguments["preview"]?.string ?? ""]
        let name = ToolCalls.memory(of: subject.joined(separator: "\0"))
        names.insert(name)
        words.insert(contentsOf: ["--diff", "\(folder)/\(name)"], at: 1)
      }
    }
    do throws(CommandRun.Failed) {
      let run = try CommandRun(words)
      let output = String(decoding: run.output, as: UTF8.self)
      let explained: Explained?
      switch tool.structure {
      case .explanation: explained = Explained(run.output)
      case .none, .document: explained = nil
      }
      let texts = [explained?.words ?? "", output, run.errors]
      var content = texts.filter { !$0.isEmpty }.map(ToolCalls.text)
      if let picture, let bytes = ToolCalls.read(picture) {
        content.append([
          "type": "image", "data": .string(Base64.text(bytes)), "mimeType": "image/png",
        ])
      }
      if content.isEmpty { content = [ToolCalls.text("status \(run.status)")] }
      var result = ToolCalls.result(content, isError: run.status != 0)
      let document: AgentValue?
      switch tool.structure {
      case .none: document = nil
      case .document:
        document = arguments["form"]?.string == "json" ? AgentValue(run.output) : nil
      case .explanation: document = explained?.document
      }
      if let document { result = result.adding("structuredContent", document) }
      return result
    } catch {
      return ToolCalls.result([ToolCalls.text("espalier: error: \(error.message)")], isError: true)
    }
  }

  private static func text(_ text: String) -> AgentValue {
    ["type": "text", "text": .string(text)]
  }

  private static func result(_ content: [AgentValue], isError: Bool) -> AgentValue {
    ["content": .array(content), "isError": .boolean(isError), "resultType": "complete"]
  }

  /// The name of the file that keeps the last look at a screen: letters of any name, as numbers.
  private static func memory(of subject: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in subject.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(String(hash, radix: 16)).look"
  }

  private static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return bytes.isEmpty ? nil : bytes }
      bytes += chunk[..<count]
    }
  }
}

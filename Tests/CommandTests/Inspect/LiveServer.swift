import Foundation
import Glibc
import Testing

/// A server of `espalier inspect --serve`, and what pages would ask it for.
final class LiveServer {
  /// A response as it came.
  struct Response {
    let status: Int
    let headers: [String: String]
    let body: String
  }

  /// A connection that was not accepted.
  struct ConnectionError: Error { let reason: String }

  /// A message to pages.
  struct Message: Decodable {
    /// The pictures of a screen's variants.
    struct Screen: Decodable {
      struct Variant: Decodable {
        let title: String
        let picture: String
      }
      let name: String
      let variants: [Variant]
    }
    /// A part of a variant: its picture, or a document.
    struct Part: Decodable {
      struct Accessibility: Decodable { let nodes: [Node] }
      let name: String
      let variant: Int
      let picture: String?
      let accessibility: Accessibility?
    }
    struct Node: Decodable {
      let id: String
      let label: String?
      let value: String?
      let children: [Node]?
    }
    let kind: String
    let text: String?
    let count: Int?
    let names: [String]?
    let outline: Screen?
    let part: Part?
    let variants: [Int]?

    private enum Key: CodingKey { case kind, text, count, names, screen, part, variants }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      kind = try values.decode(String.self, forKey: .kind)
      text = try values.decodeIfPresent(String.self, forKey: .text)
      count = try values.decodeIfPresent(Int.self, forKey: .count)
      names = try values.decodeIfPresent([String].self, forKey: .names)
      variants = try values.decodeIfPresent([Int].self, forKey: .variants)
      outline = kind == "screen" ? try values.decode(Screen.self, forKey: .screen) : nil
      part = try values.decodeIfPresent(Part.self, forKey: .part)
    }

    /// The labels and values of elements; nil for a message about something else.
    var said: [String]? {
      func words(_ nodes: [Node]) -> [String] {
        nodes.flatMap { [$0.label, $0.value].compactMap(\.self) + words($0.children ?? []) }
      }
      return (part?.accessibility?.nodes).map(words)
    }
  }

  let process = Process()
  let address: String
  let port: UInt16
  /// The path of the page, with the token.
  let path: String
  private var version = 0
  /// The last messages of which only changes are sent, by their keys.
  private var lines: [String: String] = [:]
  /// The messages behind the last one that was waited for.
  private var unread: [Message] = []
  /// The bytes of the last news.
  private(set) var newsBytes = 0

  /// Starts a server, and reads the address that it prints.
  ///
  /// - Parameters:
  ///   - searched: The folders of programs, such as the compiler.
  ///   - cache: Where compiled programs are kept.
  init(
    _ arguments: [String],
    in folder: String,
    path searched: String = "/usr/bin:/bin",
    cache: String? = nil
  ) throws {
    process.executableURL = URL(fileURLWithPath: Espalier.path)
    process.arguments = ["inspect"] + arguments + ["--serve"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = [
      "PATH": searched, "XDG_CACHE_HOME": cache ?? folder + "/.cache",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let started = process
    try Espalier.withoutBlockedSignals { try started.run() }
    var line = ""
    while !line.hasSuffix("\n") {
      let data = pipe.fileHandleForReading.readData(ofLength: 1)
      if data.isEmpty { break }
      line += String(decoding: data, as: UTF8.self)
    }
    address = line.trimmingCharacters(in: .newlines)
    let url = try #require(URL(string: address), "\(line)")
    port = UInt16(try #require(url.port))
    path = url.path.hasSuffix("/") ? url.path : url.path + "/"
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// Waits for the end of the server; nil if it goes on.
  func end(within seconds: Double) -> Int32? {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while process.isRunning {
      if Date() > deadline { return nil }
      usleep(20_000)
    }
    return process.terminationStatus
  }

  // MARK: Requests

  /// Opens a connection, as anybody on this machine may.
  func connect() throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw ConnectionError(reason: String(cString: strerror(errno))) }
    return descriptor
  }

  /// Sends a request as it is, and reads until the connection is closed.
  func exchange(_ request: String) throws -> String {
    let descriptor = try connect()
    defer { close(descriptor) }
    let bytes = Array(request.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        let rest = $0.baseAddress.map { $0 + sent }
        return send(descriptor, rest, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { break }
      sent += count
    }
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(descriptor, &chunk, chunk.count, 0), count > 0 {
      answer += chunk[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }

  /// Asks for a page, as a browser does or with other headers.
  func request(_ path: String, _ headers: [String: String] = [:]) throws -> Response {
    try request("GET", path, headers)
  }

  /// Sends a request as a page does, or with other headers.
  func request(
    _ method: String,
    _ path: String,
    _ headers: [String: String] = [:],
    body: String? = nil
  ) throws -> Response {
    var all = ["Host": "127.0.0.1:\(port)", "Connection": "close"]
    if let body { all["Content-Length"] = "\(body.utf8.count)" }
    all.merge(headers) { $1 }
    let lines = all.filter { !$0.value.isEmpty }.map { "\($0.key): \($0.value)\r\n" }
    let answer = try exchange("\(method) \(path) HTTP/1.1\r\n\(lines.joined())\r\n\(body ?? "")")
    let parts = answer.components(separatedBy: "\r\n\r\n")
    let head = parts[0].components(separatedBy: "\r\n")
    let status = head[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    var read: [String: String] = [:]
    for line in head.dropFirst() {
      let sides = line.split(separator: ":", maxSplits: 1)
      if sides.count == 2 {
        read[sides[0].lowercased()] = sides[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return Response(
      status: status,
      headers: read,
      body: parts.dropFirst().joined(separator: "\r\n\r\n")
    )
  }

  /// Does something on a screen.
  func act(_ actions: [String], on screen: String) throws -> Int {
    let body = try JSONSerialization.data(
      withJSONObject: ["screen": screen, "variant": 0, "actions": actions]
    )
    return try request(
      "POST",
      path + "act",
      ["Content-Type": "application/json", "Origin": "http://127.0.0.1:\(port)"],
      body: String(decoding: body, as: UTF8.self)
    ).status
  }

  /// Waits for a message.
  ///
  /// - Parameter shown: The variant that a page shows, as parts of an address.
  func wait(
    seconds: Double = 60,
    showing shown: String = "",
    for isWanted: (Message) -> Bool
  ) throws -> Message {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while Date() < deadline {
      if let index = unread.firstIndex(where: isWanted) {
        defer { unread.removeSubrange(...index) }
        return unread[index]
      }
      let answer = try request("GET", path + "news?after=\(version)\(shown)")
      newsBytes = answer.body.utf8.count
      unread = try read(answer.body)
    }
    throw Missing()
  }

  /// The messages of an answer, as a page reads them.
  private func read(_ body: String) throws -> [Message] {
    struct Head: Decodable { let version: Int }
    struct Keyed: Decodable {
      let kind: String
      let key: String?
      let splices: [Splice]?
    }
    struct Splice: Decodable {
      let start: Int
      let count: Int
      let text: String

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        (start, count) = (try list.decode(Int.self), try list.decode(Int.self))
        text = try list.decode(String.self)
      }
    }
    let decoder = JSONDecoder()
    let all = body.split(separator: "\n").map(String.init)
    version = try decoder.decode(Head.self, from: Data(try #require(all.first).utf8)).version
    return try all.dropFirst().map { line in
      var line = line
      let keyed = try decoder.decode(Keyed.self, from: Data(line.utf8))
      if let splices = keyed.splices {
        var pieces: [String] = try #require(lines[keyed.key ?? ""]).split(
          separator: "{",
          omittingEmptySubsequences: false
        ).map { String($0) + "{" }
        pieces[pieces.count - 1].removeLast()
        for splice in splices.reversed() {
          pieces.replaceSubrange(splice.start..<(splice.start + splice.count), with: [splice.text])
        }
        line = pieces.joined()
      }
      if let key = keyed.key { lines[key] = line }
      return try decoder.decode(Message.self, from: Data(line.utf8))
    }
  }

  struct Missing: Error {}
}

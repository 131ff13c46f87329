import Foundation
import Testing

/// `espalier inspect --serve`: who is answered, and what pages are told.
///
/// tools/try-inspect uses the page in a browser.
@Suite struct InspectServerTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private static let toggle = """
    {
      "view": {
        "type": "VStack",
        "children": [
          { "type": "Toggle", "id": "wifi", "title": "Wi-Fi", "isOn": false },
          { "type": "Text", "id": "words", "content": "Avocado" }
        ]
      }
    }
    """

  private func server(_ arguments: String...) throws -> LiveServer {
    try scratch.write("card.json", Self.toggle)
    let few = ["card.json", "--variants", "scheme=light"]
    return try LiveServer(few + arguments, in: scratch.path)
  }

  // MARK: Who is answered

  @Test func onlyTheAddressThatWasPrintedIsAnswered() throws {
    let server = try server()
    #expect(server.address.hasPrefix("http://127.0.0.1:\(server.port)/"))
    #expect(server.path.count == 66)
    let own = "127.0.0.1:\(server.port)"
    #expect(try server.request(server.path).status == 200)
    let local = "localhost:\(server.port)"
    #expect(try server.request(server.path, ["Host": local]).status == 200)
    let refused: [(path: String, headers: [String: String])] = [
      ("/", [:]),
      ("/" + String(repeating: "0", count: 64) + "/", [:]),
      (String(server.path.dropLast()), [:]),
      ("/news" + server.path, [:]),
      ("/.." + server.path + "../", [:]),
      (server.path, ["Host": ""]),
      (server.path, ["Host": "127.0.0.1"]),
      (server.path, ["Host": "example.com:\(server.port)"]),
      (server.path, ["Host": "\(own).example.com"]),
      (server.path, ["Origin": "http://example.com"]),
      (server.path, ["Origin": "http://\(local)"]),
      (server.path, ["Origin": "https://\(own)"]),
      (server.path, ["Origin": "null"]),
      (server.path, ["Sec-Fetch-Site": "cross-site"]),
      (server.path, ["Sec-Fetch-Site": "same-site"]),
    ]
    for (path, headers) in refused {
      let answer = try server.request(path, headers)
      #expect(answer.status == 403, "\(path) \(headers)")
      #expect(!answer.body.contains("Avocado"))
    }
    let act = ["Content-Type": "application/json", "Origin": "http://example.com"]
    let foreign = try server.request("POST", server.path + "act", act, body: "{}")
    #expect(foreign.status == 403)
  }

  @Test func noOtherPageMayReadOrEmbedWhatIsServed() throws {
    let server = try server()
    let origin = ["Origin": "http://127.0.0.1:\(server.port)"]
    for path in [server.path, server.path + "news?after=0", "/"] {
      let headers = try server.request(path, origin).headers
      #expect(headers.keys.allSatisfy { !$0.hasPrefix("access-control-") })
      #expect(headers["x-content-type-options"] == "nosniff")
      #expect(headers["x-frame-options"] == "DENY")
      #expect(headers["cache-control"] == "no-store")
      #expect(headers["referrer-policy"] == "no-referrer")
      #expect(headers["cross-origin-resource-policy"] == "same-origin")
      let policy = try #require(headers["content-security-policy"])
      #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
    }
    let first = try server.request(server.path)
    let second = try server.request(server.path)
    let policy = try #require(first.headers["content-security-policy"])
    #expect(policy != second.headers["content-security-policy"])
    let nonce = try #require(policy.split(separator: "'").first { $0.hasPrefix("nonce-") })
    #expect(first.body.contains("<script nonce=\"\(nonce.dropFirst(6))\">"))
  }

  @Test func whatIsNoRequestOfAPageIsRefused() throws {
    let server = try server()
    let json = ["Content-Type": "application/json"]
    let act = server.path + "act"
    #expect(try server.request("POST", act, json, body: "[").status == 400)
    #expect(try server.request("POST", act, json, body: "{\"screen\":1}").status == 400)
    #expect(try server.request("POST", act, body: "{}").status == 415)
    let long = String(repeating: " ", count: 70_000)
    #expect(try server.request("POST", act, json, body: long).status == 413)
    #expect(try server.request("GET", act).status == 405)
    #expect(try server.request("POST", server.path, body: "").status == 405)
    #expect(try server.request(server.path + "other").status == 404)
    #expect(try server.request(server.path + "news").status == 400)
    #expect(try server.act(["back"], on: "none.json") == 409)
  }

  @Test func connectionsThatNeverShowTheTokenAreClosed() throws {
    let server = try server()
    let silent = try server.connect()
    defer { close(silent) }
    var byte: UInt8 = 0
    let begin = Date()
    #expect(recv(silent, &byte, 1, 0) == 0)
    let seconds = Date().timeIntervalSince(begin)
    #expect(seconds > 5 && seconds < 25, "\(seconds)")
    #expect(try server.request(server.path).status == 200)
  }

  @Test func endlessHeadersAndManyConnectionsDoNoHarm() throws {
    let server = try server()
    let header = "X: " + String(repeating: "a", count: 32 << 20)
    let answer = try server.exchange("GET / HTTP/1.1\r\n\(header)")
    #expect(answer == "" || answer.hasPrefix("HTTP/1.1 403"))
    let many = try (0..<150).map { _ in try server.connect() }
    usleep(1_000_000)
    for descriptor in many { close(descriptor) }
    usleep(500_000)
    #expect(try server.request(server.path).status == 200)
  }

  // MARK: What pages are told

  @Test func aScreenIsShownAndFollowsItsFile() throws {
    let server = try server()
    let first = try server.wait { $0.said != nil }
    #expect(first.said?.contains("Avocado") == true)
    let outline = try server.wait { $0.kind == "screen" }.outline
    #expect(outline?.variants.map(\.title) == ["light"])
    #expect(try server.request(server.path + "news?after=0").body.contains("Avocado"))
    try scratch.write(
      "card.json",
      Self.toggle.replacingOccurrences(of: "Avocado", with: "Banana")
    )
    let name = try #require(first.part?.name)
    let next = try server.wait(showing: "&screen=\(name)&variant=0") {
      $0.said?.contains("Banana") == true
    }
    #expect(next.said?.contains("Avocado") == false)
  }

  @Test func anErrorIsToldWithItsPlaceAndTheLastScreenStays() throws {
    let server = try server()
    _ = try server.wait { $0.kind == "screen" }
    let wrong = Self.toggle.replacingOccurrences(of: "\"Toggle\"", with: "\"Togle\"")
    try scratch.write("card.json", wrong)
    let errors = try server.wait { $0.kind == "errors" && $0.text != "" }
    #expect(try #require(errors.text).contains("card.json:5:"))
    #expect(try server.request(server.path + "news?after=0").body.contains("Avocado"))
    try scratch.write("card.json", Self.toggle)
    let fine = try server.wait { $0.kind == "errors" }
    #expect(fine.text == "")
  }

  @Test func aClickChangesTheStateOfAScreenAndAnEditKeepsIt() throws {
    let server = try server()
    let first = try server.wait { $0.said != nil }
    let name = try #require(first.part?.name)
    #expect(first.said == ["Wi-Fi", "0", "Avocado"])
    let before = try server.wait { $0.kind == "screen" }.outline?.variants.first?.picture
    #expect(try server.act(["tap wifi"], on: name) == 202)
    let used = try server.wait { $0.said != nil }
    #expect(used.said == ["Wi-Fi", "1", "Avocado"])
    let after = try server.wait { $0.kind == "screen" }.outline?.variants.first?.picture
    #expect(before != nil && before != after)
    try scratch.write(
      "card.json",
      Self.toggle.replacingOccurrences(of: "Avocado", with: "Banana")
    )
    let edited = try server.wait { $0.said?.contains("Banana") == true }
    #expect(edited.said == ["Wi-Fi", "1", "Banana"])
    #expect(try server.act([], on: name) == 202)
    let again = try server.wait { $0.said != nil }
    #expect(again.said == ["Wi-Fi", "0", "Banana"])
  }

  /// A screen of 500 rows beside a switch, in two variants.
  private func longServer() throws -> LiveServer {
    let rows = (0..<500).map { #"{ "type": "Text", "content": "row \#($0)" }"# }
    try scratch.write(
      "rows.json",
      """
      { "view": { "type": "VStack", "children": [
        { "type": "Toggle", "id": "wifi", "title": "Wi-Fi", "isOn": false },
        \(rows.joined(separator: ",\n"))
      ] } }
      """
    )
    return try LiveServer(["rows.json", "--variants", "scheme=light,dark"], in: scratch.path)
  }

  @Test func documentsAreThoseOfTheVariantThatIsShown() throws {
    let server = try longServer()
    let first = try server.wait { $0.said != nil }
    #expect(first.part?.variant == 0)
    let name = try #require(first.part?.name)
    let outline = try server.wait { $0.kind == "screen" }.outline
    #expect(outline?.variants.map(\.title) == ["light", "dark"])
    _ = try server.wait { $0.kind == "busy" && $0.text == "" }
    #expect(!(try server.request(server.path + "news?after=0").body.contains("\"variant\":1")))
    let shown = "screen=\(name)&variant=1"
    #expect(try server.request(server.path + "shown?" + shown).status == 202)
    let other = try server.wait(showing: "&" + shown) { $0.said != nil }
    #expect(other.part?.variant == 1)
    #expect(other.said?.contains("row 499") == true)
    // After an action, only the variant that is shown has documents.
    #expect(try server.act(["tap wifi"], on: name) == 202)
    _ = try server.wait { $0.kind == "current" && $0.variants == [0] }
    let all = try server.request(server.path + "news?after=0").body
    #expect(!all.contains("\"variant\":1"))
    #expect(try server.request(server.path + "shown?screen=\(name)").status == 400)
    #expect(try server.request("POST", server.path + "shown?" + shown).status == 405)
  }

  @Test func onlyWhatHasChangedIsSent() throws {
    let server = try longServer()
    let first = try server.wait { $0.said != nil }
    let name = try #require(first.part?.name)
    let whole = server.newsBytes
    _ = try server.wait { $0.kind == "busy" && $0.text == "" }
    #expect(try server.act(["tap wifi"], on: name) == 202)
    let used = try server.wait { $0.said != nil }
    #expect(used.said?.prefix(3) == ["Wi-Fi", "1", "row 0"])
    #expect(used.said?.count == first.said?.count)
    #expect(server.newsBytes < whole / 4, "\(server.newsBytes) of \(whole)")
    // Objects that are new move all that follow.
    let text = try String(contentsOfFile: scratch.path + "/rows.json", encoding: .utf8)
    let more = text.replacingOccurrences(
      of: #""content": "row 2" },"#,
      with: #""content": "row 2" }, { "type": "Text", "content": "between" },"#
    )
    try scratch.write("rows.json", more)
    let edited = try server.wait { $0.said?.contains("between") == true }
    #expect(edited.said?.count == (used.said?.count ?? 0) + 1)
    #expect(edited.said?.suffix(2) == ["row 498", "row 499"])
  }

  @Test func whatCannotBeDoneIsToldAndChangesNothing() throws {
    let server = try server()
    let name = try #require(try server.wait { $0.said != nil }.part?.name)
    _ = try server.act(["tap nothing"], on: name)
    let refused = try server.wait { $0.kind == "refused" }
    #expect(try #require(refused.text).contains("no view has the id 'nothing'"))
    _ = try server.act(["tap wifi"], on: name)
    let used = try server.wait { $0.kind == "done" }
    #expect(used.count == 1)
  }

  @Test(.enabled(if: SwiftCommand.canRun))
  func theStateOfASwiftScreenChangesWithAClick() throws {
    try scratch.write(
      "Counter.swift",
      """
      import SwiftUI

      struct Counter: View {
        @State private var count = 0

        var body: some View {
          Button("Count \\(count)") { count += 1 }
        }
      }

      #Preview("One") { Counter() }
      #Preview("Other") { Text("Avocado") }
      """
    )
    let server = try LiveServer(
      ["Counter.swift", "--variants", "scheme=light"],
      in: scratch.path,
      path: "/usr/bin:/bin:\(SwiftCommand.compilerFolder ?? "")",
      cache: SwiftCommand.cache
    )
    let first = try server.wait(seconds: 240) { $0.said == ["Count 0"] }
    let name = try #require(first.part?.name)
    #expect(name == "Counter.swift#One")
    _ = try server.act(["activate \"Count 0\""], on: name)
    _ = try server.wait { $0.said == ["Count 1"] }
    _ = try server.act(["activate \"Count 1\""], on: name)
    _ = try server.wait { $0.said == ["Count 2"] }
  }

  // MARK: The end

  @Test func itEndsWhenNoPageAsks() throws {
    let server = try server("--idle", "1")
    #expect(server.end(within: 20) == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func itEndsBySignalsAndLeavesNothingBehind(_ number: Int32) throws {
    let server = try server()
    _ = try server.wait { $0.kind == "screen" }
    let files = scratch.files
    kill(server.process.processIdentifier, number)
    #expect(server.end(within: 20) == 0)
    #expect(scratch.files == files)
    let folders = try Espalier.shell("readlink /proc/[0-9]*/cwd; true")
    #expect(!folders.lines.contains(scratch.path))
    #expect(throws: (any Error).self) { try server.request(server.path) }
  }

  // MARK: Options

  @Test(arguments: [
    ("card.json --port 1", "--port is for --serve."),
    ("card.json --idle 1", "--idle is for --serve."),
    ("card.json --serve -o page.html", "--serve writes no file: leave out --output, or --serve."),
    ("- --serve", "Standard input does not change: give files or folders to --serve."),
  ])
  func optionsThatDoNotFitAreRefused(_ arguments: String, _ message: String) throws {
    try scratch.write("card.json", Self.toggle)
    let run = try Espalier.shell("\"$espalier\" inspect \(arguments)", in: scratch.path)
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func aPortThatIsTakenIsNamed() throws {
    let server = try server()
    let run = try Espalier.run(
      "inspect",
      "card.json",
      "--serve",
      "--port",
      "\(server.port)",
      in: scratch.path
    )
    #expect(run.status == 69)
    #expect(
      run.errorLines.first
        == "espalier: error: cannot listen on 127.0.0.1:\(server.port): Address already in use"
    )
  }
}

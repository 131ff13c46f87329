import Foundation
import Testing

/// Screens whose views fetch something.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct FetchingScreenTests {
  /// Requests fail while the views that wait for them go, or a moment later.
  @Test func viewsGoWithTheirRequests() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "fetch.swift",
      """
      import SwiftUI
      struct Row: View {
        let number: Int
        @State private var words = "…"
        var body: some View {
          Text(words).task {
            let url = URL(string: "http://127.0.0.1:9/\\(number)")!
            words = (try? await URLSession.shared.data(from: url)) == nil ? "failed" : "here"
          }
        }
      }
      struct Rows: View {
        @State private var isShown = true
        var body: some View {
          Button("Hide") { isShown = false }
          if isShown { ForEach(0..<20, id: \\.self) { Row(number: $0) } }
        }
      }
      #Preview { Rows() }
      """
    )
    let layout = "layout fetch.swift --format outline"
    let hidden = try SwiftCommand.run("\(layout) --do 'activate Hide'", in: scratch.path)
    #expect(hidden.status == 0, "\(hidden.errors)")
    #expect(hidden.output.contains("Hide") && !hidden.output.contains("failed"))
    let shown = try SwiftCommand.run(layout, in: scratch.path)
    #expect(shown.status == 0, "\(shown.errors)")
  }

  private static let offline = """
    import SwiftUI
    struct Loading: View {
      let number: Int
      @State private var words = "loading"
      var body: some View {
        Text(words).task {
          do {
            _ = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
            words = "here"
          } catch {
            words = "\\((error as? URLError)?.code == .notConnectedToInternet) \\(number)"
          }
        }
      }
    }
    #Preview("many") { ForEach(0..<20, id: \\.self) { Loading(number: $0) } }
    #Preview("image") {
      AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success: Text("success")
        case .failure: Text("failure")
        }
      }
    }
    #Preview("blocking") {
      Text((try? Data(contentsOf: URL(string: "http://example.com")!)) == nil ? "none" : "some")
    }
    #Preview("session") {
      Text("own").task {
        let session = URLSession(configuration: .ephemeral)
        _ = try! await session.data(from: URL(string: "http://example.com")!)
      }
    }
    """

  /// Without a network all requests fail at once, as on a device without one: the same every time.
  @Test func aScreenIsThatOfADeviceWithoutANetwork() throws {
    let scratch = try ScratchFolder()
    try scratch.write("offline.swift", Self.offline)
    let first = try SwiftCommand.run("layout offline.swift --format outline", in: scratch.path)
    // What cannot go on without an answer is its own preview's loss.
    #expect(first.status == 70, "\(first.errors)")
    #expect(first.errors.contains("the preview 'session' is not shown"))
    #expect(first.output.components(separatedBy: "\"true ").count == 21)
    for words in ["failure", "none"] { #expect(first.output.contains("\"\(words)\"")) }
    #expect(first.errors.components(separatedBy: "the network is off").count == 2)
    #expect(first.errors.contains("offline.swift: warning: the network is off"))
    for _ in 0..<4 {
      let again = try SwiftCommand.run("layout offline.swift --format outline -q", in: scratch.path)
      #expect(again.output == first.output)
      #expect(!again.errors.contains("the network is off"))
    }
  }
}

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

  /// Nobody answers, so that a screen is what it is before its data come; code that waits goes on.
  @Test func aScreenIsShownAsItIsBeforeItsDataCome() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "waiting.swift",
      """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var words = "loading"
        func load(_ url: URL) async { words = "\\(try! await URLSession.shared.data(from: url).0)" }
      }
      struct Loading: View {
        let address: String
        @StateObject private var model = Model()
        @State private var isCancelled = false
        var body: some View {
          Text(model.words).task { await model.load(URL(string: address)!) }
          if !isCancelled {
            Text("first").task {
              isCancelled = true
              _ = try? await URLSession.shared.data(from: URL(string: address)!)
            }
          }
        }
      }
      #Preview("plain") { Loading(address: "http://example.com") }
      #Preview("secret") { Loading(address: "https://example.com") }
      """
    )
    try scratch.write(
      "blocking.swift",
      """
      import SwiftUI
      #Preview {
        Text((try? Data(contentsOf: URL(string: "http://example.com")!)) == nil ? "failed" : "here")
        Text((try? Data(contentsOf: URL(string: "http://example.com")!)) == nil ? "failed" : "here")
      }
      """
    )
    let run = try SwiftCommand.run("layout waiting.swift --format outline", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.components(separatedBy: "\"loading\"").count == 3)
    let blocking = try SwiftCommand.run("layout blocking.swift --format outline", in: scratch.path)
    #expect(blocking.status == 0, "\(blocking.errors)")
    #expect(blocking.output.components(separatedBy: "\"failed\"").count == 3)
  }
}

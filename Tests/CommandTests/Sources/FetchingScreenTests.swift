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
}

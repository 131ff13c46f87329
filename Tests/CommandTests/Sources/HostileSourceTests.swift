import Foundation
import Testing

/// Sources that nobody means well with.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct HostileSourceTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func layout(_ source: String, _ options: String = "") throws -> Espalier.Run {
    try scratch.write("run.swift", "import SwiftUI\nimport Dispatch\n" + source)
    return try SwiftCommand.run(
      "layout run.swift --format outline \(options)",
      in: scratch.path
    )
  }

  @Test func dataWithoutAnEndIsRefused() throws {
    let run = try layout(
      """
      struct Numbers: View {
        var body: some View { VStack { ForEach(0..<Int.max, id: \\.self) { Text("\\($0)") } } }
      }
      #Preview("stack") { Numbers() }
      #Preview("list") { List { ForEach(0..<Int.max, id: \\.self) { Text("\\($0)") } } }
      #Preview("after") { Text("after") }
      """
    )
    #expect(run.status == 65)
    let message = "error: there are more than 5000000 views and modifiers"
    #expect(run.errors.contains("\(message), the last of them in Numbers\n"), "\(run.errors)")
    #expect(run.errors.contains("run.swift:6:1: error: the preview 'stack' is not shown"))
    #expect(run.errors.contains("run.swift:7:1: error: the preview 'list' is not shown"))
    #expect(run.lines.first?.hasPrefix("run.swift#after:") == true)
  }

  @Test(arguments: [
    #"Text("a").font(.system(size: .nan))"#,
    #"Text("a").font(.custom("Nowhere", size: .nan)).frame(width: .nan).padding(.nan)"#,
    #"LazyVGrid(columns: []) { Text("a"); Text("b") }"#,
    #"LazyHGrid(rows: []) { Text("a") }"#,
  ])
  func whatIsNoNumberAndWhatIsEmptyIsLaidOut(view: String) throws {
    let run = try layout("#Preview { \(view) }", "-q")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"a\""))
  }

  @Test func whatALibraryEndsWithoutAWordIsSaid() throws {
    let run = try layout(
      """
      struct Sync: View {
        var body: some View {
          Text("a").onAppear { DispatchQueue.main.sync {} }
        }
      }
      #Preview { Sync() }
      """
    )
    #expect(run.status == 70)
    let words = ["ended the program: Illegal instruction", "stopped here, in Sync.body"]
    #expect(words.contains { run.errors.contains($0) }, "\(run.errors)")
    #expect(run.errors.contains("run.swift:8:1: error: the preview is not shown"))
  }

  @Test func aTaskThatChangesStateForEverIsStopped() throws {
    let run = try layout(
      """
      struct Restless: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)").task {
            while true {
              count += 1
              await Task.yield()
            }
          }
        }
      }
      #Preview { Restless() }
      """,
      // It is stopped by what it does, and not by the time that it takes on a busy machine.
      "--max-seconds 200"
    )
    #expect(run.status == 65)
    #expect(run.errors.contains("Restless"), "\(run.errors)")
  }
}

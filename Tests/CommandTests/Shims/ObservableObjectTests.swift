import Testing

/// Objects of programs that announce their changes themselves (V2.10).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct ObservableObjectTests {
  @Test func objectsWithoutPublishedPropertiesAndPublishersOfTheirOwnAreFollowed() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "Counters.swift",
      """
      import Combine
      import SwiftUI
      final class Plain: ObservableObject {
        var count = 0 { willSet { objectWillChange.send() } }
      }
      class Base: ObservableObject {
        @Published var name = "a"
      }
      final class Derived: Base {
        var count = 0 { willSet { objectWillChange.send() } }
      }
      struct Counters: View {
        @StateObject private var plain = Plain()
        @StateObject private var derived = Derived()
        var body: some View {
          Text("plain \\(plain.count)")
          Text("derived \\(derived.count) \\(derived.name)")
          Button("Count") { plain.count += 1 }
          Button("Derive") { derived.count += 1 }
          Button("Name") { derived.name = "b" }
        }
      }
      #Preview { Counters() }
      """
    )
    let layout = "layout Counters.swift --format outline"
    let plain = try SwiftCommand.run(layout + " --do activate\\ Count", in: scratch.path)
    #expect(plain.output.contains("\"plain 1\""), "\(plain.errors)")
    let derived = try SwiftCommand.run(
      layout + " --do activate\\ Derive --do activate\\ Name",
      in: scratch.path
    )
    #expect(derived.output.contains("\"derived 1 b\""), "\(derived.errors)")
  }
}

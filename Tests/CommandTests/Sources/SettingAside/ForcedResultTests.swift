import Testing

/// Results of calls that are unwrapped by force in modules with something set aside (V17.5).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct ForcedResultTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// What needs a library that is not there gives up; only what follows from that is neutral.
  @Test func onlyNilThatFollowsFromAPlaceholderIsNeutral() throws {
    try scratch.write(
      "App/Store.swift",
      """
      import SwiftUI
      final class Store {
        let path: String
        init?(path: String) {
          guard let opened = Store.open(path) else { return nil }
          self.path = opened
        }
        init(opened: String) { path = opened }
        static func open(_ path: String) -> String? {
          return engine_open(path)
        }
        var title: String { "Store title" + path }
      }
      #Preview("placeholder") { Text(Store(path: "a")!.title) }
      #Preview("own") {
        let numbers = [1]
        Text("\\(numbers.first(where: { $0 > 1 })!)")
      }
      #Preview("there") { Text("\\([4].first(where: { $0 > 1 })!)") }
      """
    )
    let run = try SwiftCommand.run("layout App --placeholders", in: scratch.path)
    #expect(run.output.contains("Store title"), "\(run.errors)")
    #expect(run.output.contains("\"4\""))
    #expect(run.errors.contains("Unexpectedly found nil while unwrapping an Optional value"))
    #expect(run.errors.contains("App/Store.swift:15:1: error: the preview 'own' is not shown"))
    #expect(run.status == 70)
  }
}

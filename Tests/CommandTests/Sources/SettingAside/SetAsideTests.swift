import Foundation
import Testing

/// What does not compile is set aside, and the rest is shown (V16).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct SetAsideTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A project of each kind of absence, one file for each.
  private func writeProject() throws {
    try scratch.write(
      "App/Feed.swift",
      """
      import Kingfisher
      import SwiftUI
      struct Feed: View {
        var body: some View {
          VStack {
            Text("Feed title")
            KFImage(URL(string: "a")).resizable().frame(width: 40, height: 30)
            Text("Feed end").kfCancel(true).padding(2)
          }
        }
      }
      #Preview("Feed") { Feed() }
      """
    )
    try scratch.write(
      "App/Profile.swift",
      """
      import SwiftUI
      struct Profile: View {
        let router: Router?
        @Injected(\\.session) var session: String
        var body: some View { Text("Profile title"); Badge(kind: .some(router)) }
      }
      struct Badge: View {
        enum Kind { case plain, some(Router?) }
        let kind: Kind
        var body: some View {
          switch kind {
          case .plain: Text("plain")
          case .some: Text("Badge text")
          }
        }
      }
      #Preview("Profile") { Profile(router: nil) }
      """
    )
    try scratch.write(
      "App/Model.swift",
      """
      import SwiftUI
      struct Entry: Codable, Identifiable {
        var id = 1
        let link: Link2
        func title() -> String {
          if id == 1 { return "Entry title" }
          return Words.of(id)
        }
      }
      struct Link2 { let action: () -> Void = {} }
      @MainActor final class Store {
        static let shared = Store()
        var name = "Store name"
      }
      func log(_ kind: Int) {
        switch kind {
        case 1: Telemetry.send(kind)
        default: break
        }
      }
      struct EntryView: View {
        let entry = Entry(link: Link2())
        var body: some View { Text(entry.title()).onAppear { log(1) } }
      }
      #Preview("Entry") { EntryView() }
      #Preview("Whole") {
        Text(ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] ?? "no")
      }
      """
    )
  }

  @Test func allScreensAreShownWithoutWhatIsMissing() throws {
    try writeProject()
    let run = try SwiftCommand.run("layout App --placeholders --verbose", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    for text in [
      "Feed title", "Feed end", "Profile title", "Badge text", "Entry title", "\"1\"",
    ] {
      #expect(run.output.contains(text), "\(text): \(run.errors)")
    }
    let notes = run.errorLines.filter { $0.hasPrefix("note: ") }
    for note in [
      "note: KFImage: no module Kingfisher (1 file); 1 place",
      "note: cannot find 'Words' in scope (1 file); 1 place",
      "note: cannot find 'Telemetry' in scope (1 file); 1 place",
    ] {
      #expect(notes.contains(note), "\(note): \(notes)")
    }
    // The size of what stands in place of the image is what the source says.
    #expect(run.output.contains(",40,30]"))
  }

  @Test func theSameSourcesHaveTheSameScreens() throws {
    try writeProject()
    let runs = try ["one", "two"].map { cache in
      try SwiftCommand.shell(
        "export XDG_CACHE_HOME=$PWD/\(cache); $espalier layout App --placeholders",
        in: scratch.path
      )
    }
    #expect(runs[0].status == 0)
    #expect(runs[0].output == runs[1].output)
    #expect(
      runs[0].errorLines.filter { $0.hasPrefix("note") }
        == runs[1].errorLines.filter { $0.hasPrefix("note") }
    )
  }

  @Test func withoutTheOptionAllMustCompile() throws {
    try writeProject()
    for command in ["layout App", "check App"] {
      let run = try SwiftCommand.run(command, in: scratch.path)
      #expect(run.status == 65, "\(command)")
      #expect(run.errors.contains("Feed.swift:1:8: error: there is no module 'Kingfisher' here"))
      #expect(run.output.isEmpty)
    }
  }

  @Test func nothingIsSetAsideInGoodCode() throws {
    try scratch.write(
      "Good/Good.swift",
      "import SwiftUI\n#Preview { Text(\"good\") }\n"
    )
    let strict = try SwiftCommand.run("layout Good", in: scratch.path)
    let run = try SwiftCommand.run("layout Good --placeholders", in: scratch.path)
    #expect(run.status == 0)
    #expect(run.output == strict.output)
    #expect(run.errors == strict.errors)
    #expect(!run.errors.contains("note:"))
  }

  @Test func classesAndFunctionsHaveNeutralValues() throws {
    try scratch.write(
      "App/Card.swift",
      """
      import SwiftUI
      class Base { let name: String; init(name: String) { self.name = name + "base" } }
      final class Model: Base {
        init(kind: Int) { super.init(name: "model") }
      }
      @MainActor class Service { let id: Int; init(id: Int) { self.id = id } }
      struct Client { var load: @Sendable (Int) async throws -> String; var count: () -> Int }
      final class Single { static let shared = Single(); private init() {}; let text = "single" }
      struct Row: View { let act: () -> Void; var body: some View { Text("row") } }
      struct Card: View {
        let base: Base = missing.base()
        let service: Service = missing.service()
        let client: Client = missing.client()
        let single: Single = missing.single()
        let model: Model = missing.model()
        let row: Row = missing.row()
        var body: some View {
          Text("Card \\(base.name) \\(service.id) \\(client.count()) \\(single.text) \\(model.name)")
        }
      }
      #Preview { Card() }
      """
    )
    let run = try SwiftCommand.run("layout App --placeholders", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Card base 0 0 single modelbase"), "\(run.errors)")
  }

  @Test func protocolsWithoutATypeHaveAClassThatDoesNothing() throws {
    try scratch.write(
      "App/Card.swift",
      """
      import SwiftUI
      protocol Connectivity: AnyObject {
        /// Whether there is a network.
        var isOnline: Bool { get }
        var name: String { get set }
        static var all: [String] { get }
        init(port: Int)
        @discardableResult
        func load(_ id: Int, /* at most */ retries: Int) async throws -> String
        func count<Value: Hashable>(of value: Value) -> Int // of all
        func stop()
      }
      @MainActor private protocol Router { func back(); var depth: Int { get async } }
      protocol Theme { var accent: String { get } }
      struct Plain: Theme { let accent = "plain" }
      protocol Store { associatedtype Item; func first() -> Item }
      struct Card: View {
        let connectivity: Connectivity = missing.connectivity()
        private let router: any Router = missing.router()
        let theme: Theme = missing.theme()
        let plain = Plain()
        var body: some View {
          let _ = connectivity.stop()
          let _ = router.back()
          Text("Card \\(connectivity.isOnline) \\(connectivity.count(of: 3)) \\(type(of: theme))")
        }
      }
      #Preview { Card() }
      """
    )
    let run = try SwiftCommand.run("layout App --placeholders", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Card false 0 Plain"), "\(run.errors)")
  }

  @Test func whatNoScreenReachesIsNotMissed() throws {
    try scratch.write(
      "App/Card.swift",
      """
      import SwiftUI
      struct Card: View { var body: some View { Text("Card text").padding() } }
      #Preview { Card() }
      """
    )
    try scratch.write(
      "App/Server.swift",
      """
      import Alamofire
      import SwiftUI
      final class Server { let session: Session; func load() { session.request("a") } }
      @main struct Program: App { var body: some Scene { WindowGroup { Root(server: Server()) } } }
      """
    )
    let run = try SwiftCommand.run("layout App --placeholders --verbose", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Card text"))
    #expect(!run.errorLines.contains { $0.hasPrefix("note: ") })
    for word in ["Alamofire", "Root", "warning: "] {
      #expect(!run.errors.contains(word), "\(word): \(run.errors)")
    }
    // All must compile without placeholders.
    let strict = try SwiftCommand.run("layout App", in: scratch.path)
    #expect(strict.status == 65)
    #expect(strict.errors.contains("there is no module 'Alamofire' here"))
  }

  @Test func whatCannotBeMendedIsSaid() throws {
    // Errors outside of all sources have no piece around them.
    try scratch.write("Empty/A.swift", "import SwiftUI\n#Preview { Text(\"a\") }\n")
    try scratch.write("Empty/B/A.swift", "let a = 1\n")
    let run = try SwiftCommand.run("layout Empty --placeholders", in: scratch.path)
    #expect(run.status == 65)
    #expect(run.errors.contains("used twice"))
  }

  @Test func modulesOfPackagesAreSetAsideAlike() throws {
    try scratch.write(
      "Package.swift",
      """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Parts"), .target(name: "Screens", dependencies: ["Parts"]),
      ])
      """
    )
    try scratch.write(
      "Sources/Parts/Parts.swift",
      """
      import Lottie
      import SwiftUI
      public struct Spinner: View {
        package let speed = 1
        public init() {}
        public var body: some View { LottieView(name: "a"); Text("Spinner text") }
      }
      """
    )
    try scratch.write(
      "Sources/Screens/Screens.swift",
      """
      import Parts
      import SwiftUI
      #Preview { VStack { Spinner(); Text("speed \\(Spinner().speed)") } }
      """
    )
    // A folder that belongs to a project has placeholders unless it is checked.
    for command in ["layout Sources/Screens", "layout Sources/Screens --placeholders"].map({
      $0 + " --verbose"
    }) {
      let run = try SwiftCommand.run(command, in: scratch.path)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("Spinner text"))
      #expect(run.output.contains("speed 1"))
      #expect(run.errors.contains("note: LottieView: no module Lottie (1 file); 1 place"))
    }
    #expect(try SwiftCommand.run("check Sources/Screens", in: scratch.path).status == 65)
  }
}

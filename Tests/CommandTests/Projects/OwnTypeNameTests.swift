import Foundation
import Testing

/// Types of a project's modules that are called as SwiftUI's are, in files that do not import it (V21.4).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct OwnTypeNameTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "Package.swift",
      """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(
        name: "Feed",
        targets: [
          .target(name: "Models"), .target(name: "Client", dependencies: ["Models"]),
          .target(name: "Screens", dependencies: ["Models", "Client"]),
        ]
      )
      """
    )
    try scratch.write(
      "Sources/Models/Models.swift",
      """
      public struct List: Codable, Sendable {
        public var title = "Own list"
        public init() {}
      }
      public enum Visibility: String, Sendable { case direct }
      public actor Scene { public init() {} }
      public protocol Shape { var corners: Int { get } }
      public typealias Label = String
      public struct Link<Target> { public init() {} }
      """
    )
    try scratch.write(
      "Sources/Client/Client.swift",
      """
      import Models  // and nothing else
      public struct Client: Shape {
        public let corners = 4
        var lists: [List] = [List()]
        var visibility = Visibility.direct
        var scene: Scene?
        var link: Link<Label>?
        public init() {}
        public func title() -> Label { lists[0].title + " " + visibility.rawValue }
        public func show(_ list: List) -> Label { list.title }
      }
      """
    )
    try scratch.write(
      "Sources/Screens/Screen.swift",
      """
      import Client
      import Models
      import SwiftUI
      struct Screen: View {
        var body: some View {
          List { Text(Client().title()) }
        }
      }
      #Preview { Screen() }
      """
    )
  }

  private func run(_ arguments: String) throws -> Espalier.Run {
    try SwiftCommand.run("\(arguments) Sources/Screens", in: scratch.path)
  }

  @Test func theyAreTheProjects() throws {
    let run = try run("check -q")
    #expect(run.status == 0, "\(run.errors)")
    let layout = try self.run("layout -q")
    #expect(layout.output.contains("Own list direct"), "\(layout.errors)")
  }

  /// A file that imports SwiftUI sees both, as on a device.
  @Test func withSwiftUITheyAreAmbiguous() throws {
    try scratch.write(
      "Sources/Client/Client.swift",
      """
      import Models
      import SwiftUI
      public struct Client {
        var lists: [List] = []
        public init() {}
        public func title() -> String { "" }
      }
      """
    )
    let run = try run("check -q")
    #expect(run.status == 65)
    #expect(run.errors.contains("'List' is ambiguous for type lookup"), "\(run.errors)")
  }

  /// A type that nobody has stands in for it in two modules, and is one for who imports both.
  @Test func whatStandsInForATypeIsOne() throws {
    for module in ["Models", "Client"] {
      try scratch.write(
        "Sources/\(module)/Stored.swift",
        """
        import KeychainSwift
        public struct \(module)Store {
          public var keychain: KeychainSwift
          public init() { keychain = KeychainSwift() }
        }
        """
      )
    }
    try scratch.write(
      "Sources/Screens/Card.swift",
      """
      import Client
      import Models
      import SwiftUI
      struct Card: View {
        var keychain: KeychainSwift?
        var body: some View { Text(keychain == nil ? "No keychain" : "A keychain") }
      }
      #Preview("Card") { Card() }
      """
    )
    let run = try run("layout -q --preview Card")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("No keychain"), "\(run.errors)")
    #expect(!run.output.contains("placeholder"), "\(run.output)")
  }
}

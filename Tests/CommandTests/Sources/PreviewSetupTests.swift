import Foundation
import Testing

/// What a project has around all of its previews (V10.32), and views with arguments.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct PreviewSetupTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Shop")])
      """
    )
    try scratch.write(
      "Sources/Shop/Shop.swift",
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var seller = "nobody" }
      struct User { let name: String; static let sample = User(name: "Ann") }
      struct Profile: View {
        let user: User
        var stars = 1
        @Environment(\\.seller) private var seller
        var body: some View { Text("\\(user.name) of \\(seller), \\(stars)") }
      }
      struct Shared: PreviewModifier {
        static func makeSharedContext() async throws -> String { "shared" }
        func body(content: Content, context: String) -> some View {
          content.environment(\\.seller, context)
        }
      }
      #Preview("Plain") { Profile(user: .sample) }
      #Preview("Shared", traits: .modifier(Shared())) { Profile(user: .sample) }
      struct Old: PreviewProvider { static var previews: some View { Profile(user: .sample) } }
      """
    )
  }

  private func write(setup: String) throws {
    try scratch.write("Espalier/Setup.swift", "import SwiftUI\n" + setup)
  }

  private static let setup = """
    struct EspalierSetup: ViewModifier {
      func body(content: Content) -> some View { content.environment(\\.seller, "the setup") }
    }
    """

  private func layout(_ options: String = "", of input: String = ".") throws -> Espalier.Run {
    try SwiftCommand.run("layout \(input) --format outline \(options)", in: scratch.path)
  }

  @Test func itIsAroundEachPreview() throws {
    let before = try layout().output
    #expect(before.components(separatedBy: "Ann of nobody, 1").count == 3)
    try write(setup: PreviewSetupTests.setup)
    // The project, its module's folder, and a file of it.
    for input in [".", "Sources/Shop", "Sources/Shop/Shop.swift"] {
      let run = try layout(of: input)
      #expect(run.output.components(separatedBy: "Ann of the setup, 1").count == 3, "\(run.errors)")
      // What a preview says itself is nearer to its view.
      #expect(run.output.contains("Ann of shared, 1"))
    }
  }

  @Test func theNearestOneIsTaken() throws {
    try write(setup: PreviewSetupTests.setup)
    try scratch.write(
      "Sources/Shop/Espalier/Setup.swift",
      "import SwiftUI\n"
        + PreviewSetupTests.setup.replacingOccurrences(of: "the setup", with: "Shop")
    )
    #expect(try layout(of: "Sources/Shop").output.contains("Ann of Shop, 1"))
    // The folder of the project is a module, too: its own comes first, and the other is none of its sources.
    #expect(try layout().output.contains("Ann of the setup, 1"))
  }

  @Test func errorsInItAreErrors() throws {
    try write(
      setup: PreviewSetupTests.setup.replacingOccurrences(of: "\\.seller", with: "\\.buyer")
    )
    let run = try layout()
    #expect(run.status == 65)
    #expect(run.errors.contains("Espalier/Setup.swift:3:6"), "\(run.errors)")
    #expect(run.errors.contains("error: ") && run.output.isEmpty)
    try write(
      setup: "struct Setup: ViewModifier { func body(content: Content) -> some View { content } }"
    )
    #expect(
      try layout().errors.contains(
        "Espalier/Setup.swift:1:1: error: there is no 'EspalierSetup' here"
      )
    )
  }

  @Test func whatItNeedsIsNotSetAsideForIt() throws {
    try write(
      setup: PreviewSetupTests.setup.replacingOccurrences(of: "\"the setup\"", with: "seller()")
    )
    try scratch.write(
      "Sources/Shop/Seller.swift",
      "import Nothing\nfunc seller() -> Gone { Gone() }\n"
    )
    let run = try layout()
    #expect(run.status == 65)
    #expect(run.errors.contains("Espalier/Setup.swift:3:"), "\(run.errors)")
  }

  @Test func viewsTakeArguments() throws {
    try write(setup: PreviewSetupTests.setup)
    let run = try layout("--view 'Profile(user: .sample, stars: 2 + 3)'")
    #expect(run.output.contains("Ann of the setup, 5"), "\(run.errors)")
    #expect(run.output.components(separatedBy: "Ann").count == 2)
    let modified = try layout(
      "--view 'Profile(user: User(name: \"Bo\")).padding(10)'",
      of: "Sources/Shop"
    )
    #expect(modified.output.contains("Bo of the setup, 1"), "\(modified.errors)")
  }

  @Test func argumentsThatDoNotFitAreErrorsOfTheCommandLine() throws {
    for (view, message) in [
      ("Profile", "--view:1:9: error: missing argument for parameter 'user' in call"),
      ("Profile(user: 3)", "--view:1:15: error: cannot convert value of type 'Int'"),
    ] {
      for input in [".", "Sources/Shop/Shop.swift"] {
        let run = try layout("--view '\(view)'", of: input)
        #expect(run.status == 65, "\(view)")
        #expect(run.errors.contains(message), "\(view): \(run.errors)")
        #expect(run.errors.contains("Profile(user: User, stars: Int)"), "\(view): \(run.errors)")
      }
    }
    let broken = try layout("--view 'Profile(user: .sample'", of: "Sources/Shop")
    #expect(broken.status == 65)
    #expect(
      broken.errors.contains("error: 'Profile(user: .sample' is not a Swift expression"),
      "\(broken.errors)"
    )
    let unknown = try layout("--view 'Profil(user: 3)'", of: "Sources/Shop")
    #expect(unknown.status == 65)
    #expect(
      unknown.errors.contains("no view type is called 'Profil'; there are 'Profile'")
        || unknown.errors.contains("there are")
    )
  }
}

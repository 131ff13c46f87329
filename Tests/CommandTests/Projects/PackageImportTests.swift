import Foundation
import Testing

/// Sources that import modules of packages beside them, as examples of libraries and applications made
/// of several packages do.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct PackageImportTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "Kit/Package.swift",
      """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Kit", dependencies: ["Controls"], swiftSettings: [.define("KIT")]),
          // The engine has a module of that name.
          .target(name: "Controls"),
        ]
      )
      """
    )
    try scratch.write(
      "Kit/Sources/Controls/Controls.swift",
      """
      import SwiftUI
      public struct Control: View {
        package var width = 10.0
        public init() {}
        public var body: some View { Color.red.frame(width: width, height: 20) }
      }
      """
    )
    let catalogue = "Kit/Sources/Kit/Kit.xcassets/"
    try scratch.write(
      catalogue + "badge.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
    )
    try scratch.write(
      catalogue + "badge.imageset/a.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="31" height="17"/>"#
    )
    try writeBadge(width: 12)
    try scratch.write(
      "App/Card.swift",
      """
      import SwiftUI
      import Kit
      #Preview("Card") { Badge() }
      """
    )
    try scratch.write(".git/HEAD", "")
  }

  private func writeBadge(width: Double) throws {
    try scratch.write(
      "Kit/Sources/Kit/Badge.swift",
      """
      import Controls
      import SwiftUI
      public struct Badge: View {
        public init() {}
        public var body: some View {
          HStack {
            Image(.badge)
            Image("badge", bundle: .module)
            #if KIT && SWIFT_PACKAGE && os(iOS)
            control
            #endif
          }
        }
        private var control: Control {
          var control = Control()
          control.width = \(width)
          return control
        }
      }
      #Preview("The package's own") { Badge() }
      struct Badge_Previews: PreviewProvider {
        static var previews: some View { Badge() }
      }
      """
    )
  }

  private func run(_ arguments: String) throws -> Espalier.Run {
    try SwiftCommand.run(arguments, in: scratch.path)
  }

  @Test func theModulesThatAProgramImportsAreCompiledWithIt() throws {
    for path in ["App", "App/Card.swift"] {
      let run = try run("layout \(path) --text fixed --format outline")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.components(separatedBy: "31×17").count == 3, "\(run.output)")
      #expect(run.output.contains("12×20"))
      #expect(!run.output.contains("package's own") && !run.output.contains("Badge_Previews"))
      #expect(!run.errors.contains("warning"))
    }
  }

  @Test func aChangeInAModuleIsSeen() throws {
    #expect(try run("layout App --text fixed --format outline").output.contains("12×20"))
    try writeBadge(width: 44)
    #expect(try run("layout App --text fixed --format outline").output.contains("44×20"))
  }

  @Test func aMistakeInAModuleIsSaidWhereItIs() throws {
    try scratch.write("Kit/Sources/Controls/Controls.swift", "import Missing\nlet a: Int = 1\n")
    var run = try run("check App")
    #expect(run.status == 65)
    let file = "Kit/Sources/Controls/Controls.swift"
    #expect(run.errors.contains("\(file):1:8: error: there is no module 'Missing' here"))
    try scratch.write(file, "let a: Int = \"one\"\n")
    run = try self.run("check App")
    #expect(run.status == 65)
    #expect(run.errors.contains("\(file):1:14: error: cannot convert value of type 'String'"))
  }

  @Test func aFileMayBeCalledAsTheModuleThatItShows() throws {
    try scratch.write("App/Kit.swift", "import Kit\nimport SwiftUI\n#Preview { Badge() }\n")
    let run = try run("layout App/Kit.swift --text fixed --format outline")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("12×20"))
  }
}

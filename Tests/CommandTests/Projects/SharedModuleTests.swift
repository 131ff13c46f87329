import Foundation
import Testing

/// A module that has screens and that another one with screens imports (V21.1).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct SharedModuleTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Kit", resources: [.process("Kit.xcassets")]),
          .target(name: "Feed", dependencies: ["Kit"]),
        ]
      )
      """
    )
    try scratch.write(
      "Sources/Kit/Badge.swift",
      """
      import SwiftUI
      public struct Badge: View {
        public init() {}
        public var body: some View { Image("badge", bundle: .module) }
      }
      struct Badge_Previews: PreviewProvider {
        static var previews: some View { Badge().previewDisplayName("Provider") }
      }
      #Preview("Macro") { Text("of Kit") }
      """
    )
    try scratch.write(
      "Sources/Kit/Kit.xcassets/badge.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
    )
    try scratch.write(
      "Sources/Kit/Kit.xcassets/badge.imageset/a.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="31" height="17"/>"#
    )
    try scratch.write(
      "Sources/Feed/Row.swift",
      """
      import Kit
      import SwiftUI
      #Preview("Row") { HStack { Badge(); Text("of Feed") } }
      """
    )
  }

  /// The command, and how often the compiler made something of the module.
  private func run(_ arguments: String) throws -> (Espalier.Run, compilations: Int) {
    let times = scratch.path + "/times"
    try? FileManager.default.removeItem(atPath: times)
    let run = try SwiftCommand.run(
      arguments,
      in: scratch.path,
      setting: "ESPALIER_TIMES=\(times)"
    )
    let lines = (try? String(contentsOfFile: times, encoding: .utf8)) ?? ""
    let count = lines.split(separator: "\n").count { $0.contains("swiftc\t-c\tKit\t") }
    return (run, count)
  }

  @Test func theModuleIsCompiledOnceAndEachProgramShowsItsOwnPreviews() throws {
    let (run, compilations) = try run("layout . --format outline --text fixed")
    #expect(run.status == 0, "\(run.errors)")
    #expect(compilations == 1)
    for title in ["Kit/Badge.swift#Provider", "Kit/Badge.swift#Macro", "Feed/Row.swift#Row"] {
      #expect(run.output.components(separatedBy: title).count == 2, "\(title): \(run.output)")
    }
    #expect(run.output.components(separatedBy: "31×17").count == 3, "\(run.output)")
    #expect(run.output.contains("of Kit") && run.output.contains("of Feed"))
  }

  @Test func placeholdersAreToldByTheNamesThatTheUserGave() throws {
    try scratch.write(
      "Sources/Kit/Chip.swift",
      """
      import Missing
      import SwiftUI
      public struct Chip: View {
        public init() {}
        public var body: some View {
          VStack {
            Text("chip")
            Wheel(speed: 3)
          }
        }
      }
      #Preview("Chip") { Chip() }
      """
    )
    try scratch.write(
      "Sources/Feed/Row.swift",
      """
      import Kit
      import SwiftUI
      #Preview("Row") { Chip() }
      """
    )
    let (run, compilations) = try run("layout . --format outline --text fixed")
    #expect(run.status == 0, "\(run.errors)")
    // With all of its sources, and without what is set aside.
    #expect(compilations <= 2)
    #expect(run.output.contains("Kit/Chip.swift#Chip") && run.output.contains("Feed/Row.swift#Row"))
    #expect(run.output.components(separatedBy: "Wheel").count == 3, "\(run.output)")
    #expect(run.errors.contains("no module Missing"), "\(run.errors)")
    let json = try SwiftCommand.run(
      "layout . --preview Chip --format json --text fixed",
      in: scratch.path
    )
    #expect(json.output.contains(#""source":"Sources/Kit/Chip.swift:8:7""#), "\(json.output)")
  }

  @Test func oneOfItsPreviewsAloneIsShownWithoutTheOthers() throws {
    let (run, _) = try run("layout . --preview Macro --format outline --text fixed")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("of Kit") && !run.output.contains("of Feed"))
  }
}

import Foundation
import Testing

/// `Bundle.module` of modules that sources import from packages (V11.11).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct PackageBundleTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(".git/HEAD", "")
    try scratch.write(
      "Kit/Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Kit", defaultLocalization: "en", targets: [
        .target(name: "Looks", resources: [.process("Resources")]),
        .target(name: "Other", resources: [.copy("Files")]),
      ])
      """
    )
    for (place, width) in [("Kit/Sources/Looks/Resources/Icons", 31), ("App", 7)] {
      let set = place + "/Media.xcassets/star.imageset/"
      try scratch.write(
        set + "Contents.json",
        """
        {"images": [{"idiom": "universal", "filename": "a.svg"}],
         "properties": {"template-rendering-intent": "template"}}
        """
      )
      try scratch.write(
        set + "a.svg",
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="17"/>"#
      )
    }
    let words = "Kit/Sources/Looks/Resources/"
    try scratch.write(words + "en.lproj/Localizable.strings", #"greet = "Kit's hello";"#)
    try scratch.write(words + "de.lproj/Localizable.strings", #"greet = "Kits Hallo";"#)
    try scratch.write("App/en.lproj/Localizable.strings", #"greet = "App's hello";"#)
    try scratch.write(words + "Data/data.json", "looks")
    try scratch.write("Kit/Sources/Other/Files/data.json", "other")
    try scratch.write(
      "Kit/Sources/Looks/Badge.swift",
      #"""
      import SwiftUI
      public struct Badge: View {
        public init() {}
        private var german: Bundle {
          Bundle.module.path(forResource: "de", ofType: "lproj").flatMap(Bundle.init(path:)) ?? .main
        }
        public var body: some View {
          HStack {
            Image("star", bundle: .module)
            Image(.star)
            Text("greet", bundle: .module)
            Text("greet", bundle: german)
            Text(verbatim: "code " + NSLocalizedString("greet", bundle: .module, comment: ""))
            Text(verbatim: "key " + Bundle.module.localizedString(forKey: "greet", value: nil, table: nil))
            Text(verbatim: "file " + text(Bundle.module.url(forResource: "data", withExtension: "json")))
          }
        }
      }
      public func text(_ url: URL?) -> String {
        url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none"
      }
      """#
    )
    try scratch.write(
      "Kit/Sources/Other/Other.swift",
      """
      import Foundation
      public func otherFile() -> URL? {
        Bundle.module.url(forResource: "data", withExtension: "json", subdirectory: "Files")
      }
      """
    )
  }

  @Test func eachModuleHasABundleOfItsOwn() throws {
    try scratch.write(
      "App/Card.swift",
      """
      import SwiftUI
      import Looks
      import Other
      #Preview {
        VStack {
          Badge()
          Image("star")
          Text("greet")
          Text(verbatim: "other " + text(otherFile()))
        }
      }
      """
    )
    let run = try SwiftCommand.run(
      "layout App/Card.swift --text fixed --format outline",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    for words in [
      "Kit's hello", "Kits Hallo", "code Kit's hello", "key Kit's hello", "file looks",
      "App's hello", "other other",
    ] {
      #expect(run.output.contains("\"\(words)\""), "\(words) in \(run.output)")
    }
    let images = run.output.split(separator: "\n").filter { $0.contains("Image ") }
    #expect(images.map { $0.contains("31×17") } == [true, true, false])
    #expect(images.last?.contains("7×17") == true)
    #expect(!run.errors.contains("warning"), "\(run.errors)")
  }

  @Test func whatOnlyAModuleHasIsNotTheProgramsOwn() throws {
    try scratch.write(
      "Elsewhere/Card.swift",
      "import SwiftUI\nimport Looks\n#Preview { VStack { Badge(); Image(\"star\") } }\n"
    )
    let run = try SwiftCommand.run(
      "layout Elsewhere/Card.swift --text fixed --format outline",
      in: scratch.path
    )
    #expect(
      run.errors.contains(
        "Elsewhere/Card.swift:3:36: warning: there is no image named 'star' beside the sources; "
          + "nothing is shown; the bundle Kit_Looks has one, for 'bundle: .module' of its module"
      ),
      "\(run.errors)"
    )
  }

  @Test func templateImagesFollowTheScheme() throws {
    try scratch.write(
      "App/Icon.swift",
      "import SwiftUI\nimport Looks\n#Preview { Badge() }\n"
    )
    let run = try SwiftCommand.run(
      "picture App/Icon.swift --text fixed --format displayList --color-scheme dark",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("template"), "\(run.output.prefix(2000))")
  }
}

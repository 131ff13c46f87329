import Foundation
import Testing

@testable import SwiftSources

/// What the program that rewrites sources makes of them.
struct RewriteTests {
  /// The program, built once.
  static let tool = Result { () throws -> (folder: TemporaryFolder, path: String) in
    let folder = try TemporaryFolder()
    let path = folder.path + "/espalier-sources"
    let toolchain = try Toolchain.find()
    let builder = ToolBuilder(
      compiler: toolchain.compiler,
      hostLibraries: try toolchain.hostLibraries()
    )
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let run = try Subprocess(
      builder.sourcesTool(
        from: root + "/Sources/SwiftFrontEnd/CompilerTools/EspalierSources",
        to: path
      )
    ).run()
    #expect(run.status == 0, "\(run.output)")
    return (folder, path)
  }

  /// The rewritten source, the entry, and what is said of it.
  private func rewrite(
    _ source: String,
    platform: String = "iOS",
    view: String? = nil,
    resources: String? = nil,
    conditions: String? = nil
  ) throws -> (source: String, entry: String, status: Int32, output: String) {
    let folder = try TemporaryFolder()
    let copy = try folder.write(source, to: "copy.swift")
    var command = [
      try RewriteTests.tool.get().path, "--module", "Card", "--platform", platform, "--modules",
      "Foundation,SwiftUI,SwiftUICore,UIKit,Combine,StoreKit", "--entry",
      folder.path + "/entry.swift",
    ]
    if let view { command += ["--view", view] }
    if let conditions { command += ["--conditions", conditions] }
    if let resources { command += ["--resources", resources] }
    let run = try Subprocess(command + ["Card.swift", copy]).run()
    return (
      try String(contentsOfFile: copy, encoding: .utf8),
      (try? String(contentsOfFile: folder.path + "/entry.swift", encoding: .utf8)) ?? "",
      run.status, run.output
    )
  }

  @Test func whatAnExtensionOverridesIsItsOwn() throws {
    let source = """
      extension UIWindow {
        open override func motionEnded(_ motion: Int) { super.motionEnded(motion) }
        override open var isHidden: Bool { false }
      }
      class A: B { override func c() {} }

      """
    let run = try rewrite(source)
    #expect(
      run.source == """
        extension UIWindow {
          open func motionEnded_        (_ motion: Int) { super.motionEnded(motion) }
          open var isHidden_        : Bool { false }
        }
        class A: B { override func c() {} }

        """
    )
  }

  // V16.4: conditions that the module's settings define decide, and all others do not hold.
  @Test func importsInBranchesThatDoNotHoldAreNotMissing() throws {
    let source = """
      #if BETA && !OLD
      import Beta
      #else
      import Release
      #endif

      """
    #expect(try rewrite(source).output == "")
    #expect(try rewrite(source, conditions: "").output.contains("'Release'"))
    #expect(try !rewrite(source, conditions: "").output.contains("'Beta'"))
    #expect(try rewrite(source, conditions: "SOME,BETA").output.contains("'Beta'"))
    #expect(try rewrite(source, conditions: "BETA,OLD").output.contains("'Release'"))
  }

  // Foundation's function takes the same arguments.
  @Test func localizedStringsAreThoseOfTheReader() throws {
    let source = """
      let a = NSLocalizedString("a", tableName: nil, bundle: .main, value: "", comment: "")
      let b = NSLocalizedString("own overload")

      """
    #expect(
      try rewrite(source).source == """
        let a = _LocalizedString ("a", tableName: nil, bundle: .main, value: "", comment: "")
        let b = NSLocalizedString("own overload")

        """
    )
  }

  // V11.12
  @Test(arguments: [
    ("#available(iOS 17.4, macOS 14, *)", "iOS", "_isSystem (    17,4             )"),
    ("#available(iOS 17.4, macOS 14, *)", "macOS", "_isMacOS  (                14   )"),
    ("#available(macOS 14, *)", "iOS", "_isSystem (           )"),
    ("#unavailable(iOS 26)", "iOS", "!_isSystem  (    26)"),
    ("#available(watchOS 10.1.2, *)", "watchOS", "_isWatch  (        10,1,2   )"),
  ])
  func aQuestionForTheSystemIsOneForTheScreens(
    _ question: String,
    _ platform: String,
    _ answer: String
  ) throws {
    let run = try rewrite("func f() { if \(question) { g() } }\n", platform: platform)
    #expect(run.source == "func f() { if \(answer) { g() } }\n")
  }

  // V11.12
  @Test func whatReturnsSeveralOpaqueTypesKeepsItsQuestionAndIsNamed() throws {
    let source = """
      func f() -> some P {
        if #available(iOS 17.4, *) { return A() }
        return B()
      }
      func g() -> Int { if #available(iOS 18, *) { return 1 } else { return 2 } }

      """
    let run = try rewrite(source)
    #expect(run.source.contains("if #available(iOS 17.4, *) { return A() }"))
    #expect(run.source.contains("if _isSystem (    18   ) { return 1 }"))
    #expect(run.entry.contains("fixedSystems: \"0:2:6:17.4\""))
  }

  @Test func whatNamesSwiftUIWithoutImportingItIsRefused() throws {
    let run = try rewrite("import Foundation\nstruct A: View {}\n")
    #expect(run.status == 65)
    #expect(
      run.output
        == "Card.swift:2:11: error: cannot find type 'View' in scope: "
        + "the file has no 'import SwiftUI'\n"
    )
    for source in [
      "import SwiftUI\nstruct A: View {}\n", "protocol View {}\nstruct A: View {}\n",
      "#if canImport(Other)\nimport Other\n#endif\nstruct A: View {}\n",
      "import Foundation\nstruct A: Codable {}\n",
    ] {
      #expect(try rewrite(source).status == 0)
    }
  }

  // V11.1
  @Test func wordsOfBundlesAreThoseOfTheReader() throws {
    let source =
      "let a = b.localizedString(forKey: \"k\", value: nil, table: nil)\n"
      + "let c = b.preferredLocalizations\nlet d = f.localizedString(from: e)\n"
    #expect(
      try rewrite(source).source
        == "let a = b._localizedWords(forKey: \"k\", value: nil, table: nil)\n"
        + "let c = b._readerLocalizations  \nlet d = f.localizedString(from: e)\n"
    )
  }

  @Test func namesOfPropertiesAreTexts() throws {
    let run = try rewrite("let a = #keyPath(Card.owner.name)\n")
    #expect(run.source == "let a = \"owner.name\"             \n")
  }

  @Test func aModuleThatAsksForThePackagesBundleHasOne() throws {
    #expect(try rewrite("let a = Bundle.module\n").entry.contains("static var module"))
    #expect(try rewrite("let a = f(\"b\", bundle: .module)\n").entry.contains("static var module"))
    #expect(try !rewrite("let a = Bundle.main\n").entry.contains("static var module"))
    let own = "extension Bundle { static let module = Bundle.main }\nlet a = Bundle.module\n"
    #expect(try !rewrite(own).entry.contains("static var module"))
  }

  @Test(arguments: [
    ("os(iOS)", "iOS", "true   "), ("os(iOS)", "macOS", "false  "), ("os(OSX)", "macOS", "true   "),
    ("os(Linux)", "iOS", "false    "), ("canImport(UIKit)", "iOS", "true            "),
    ("canImport(UIKit)", "macOS", "false           "),
    ("canImport(UIKit.UIView)", "iOS", "true                   "),
    ("canImport(Charts)", "iOS", "canImport(Charts)"),
    ("canImport(Glibc)", "iOS", "false           "),
    ("targetEnvironment(simulator)", "iOS", "true                        "),
    ("targetEnvironment(simulator)", "macOS", "false                       "),
    ("!os(iOS) && DEBUG", "iOS", "!true    && DEBUG"),
    ("os(iOS) || os(tvOS)", "tvOS", "false   || true    "),
    ("swift(>=5.9)", "iOS", "swift(>=5.9)"),
  ])
  func conditionsHoldForThePlatform(condition: String, platform: String, becomes: String) throws {
    let run = try rewrite("#if \(condition)\nlet a = 1\n#endif\n", platform: platform)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.source == "#if \(becomes)\nlet a = 1\n#endif\n")
  }

  @Test(arguments: [
    ("@main\nstruct A {}\n", "     \nstruct A {}\n"),
    ("class A { @NSManaged var a: Int }\n", "class A { @_NSManage var a: Int }\n"),
    ("class A { @NSManaged func f(_ a: Int) }\n", "class A {                             }\n"),
    // SwiftUI has a type of the name as well, which only those see who import it.
    (
      "import StoreKit\nlet a = Transaction.all, b: Transaction? = nil, c = A.Transaction\n",
      "import StoreKit\nlet a = _StoreKitTx.all, b: _StoreKitTx? = nil, c = A.Transaction\n"
    ),
    (
      "import StoreKit\nimport SwiftUI\nlet a = Transaction()\n",
      "import StoreKit\nimport SwiftUI\nlet a = Transaction()\n"
    ),
    ("class A { @objc func f() {} }\n", "class A {       func f() {} }\n"),
    ("import UIKit.UIView\n", "import UIKit       \n"),
    ("import CoreFoundation\n", "import Foundation    \n"),
    ("import SwiftUICore\n", "import SwiftUI    \n"),
    (
      "let f: SwiftUICore.Font = SwiftUICore.Font.body",
      "let f: SwiftUI    .Font = SwiftUI    .Font.body"
    ),
    ("import struct Foundation.URL\n", "import struct Foundation.URL\n"),
    ("let s = #selector(A.f)\n", "let s = Selector()    \n"),
    ("let ü = \"os(iOS)\" // @main\n", "let ü = \"os(iOS)\" // @main\n"),
  ])
  func whatMeansNothingHereGoesAndLinesStay(source: String, becomes: String) throws {
    let run = try rewrite(source)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.source == becomes)
    #expect(run.source.utf8.count == source.utf8.count)
  }

  /// The types are OpenCombine's (V13.12).
  @Test func whatAnImportOfCombineAllowsHoldsForOpenCombine() throws {
    let run = try rewrite("@preconcurrency import Combine\n")
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.source == "@preconcurrency import Combine; @preconcurrency import OpenCombine\n"
    )
  }

  @Test func everyModuleThatIsNotThereIsNamedWithItsPlace() throws {
    let run = try rewrite(
      """
      import SwiftUI
      import Charts
      #if canImport(MapKit)
      import MapKit
      #endif
      #if os(macOS)
      import AppKit
      #endif
        import Alamofire

      """
    )
    #expect(run.status == 65)
    #expect(
      run.output == """
        Card.swift:2:8: error: 'Charts' is a framework of its own, which Espalier does not have; \
        put what needs it between '#if canImport(Charts)' and '#endif'
        Card.swift:9:10: error: there is no module 'Alamofire' here, nor a package beside the \
        sources that makes it

        """
    )
  }

  /// A group may hold pictures as well as groups, and two groups have one name without their spaces.
  @Test func aGroupOfResourcesIsDeclaredOnce() {
    let images = ["Bird Food/Corn", "Bird Food/Shop/Acorn", "BirdFood/Seed", "Sky"]
    let names = ResourceNames(bundle: "Bundle.main").source(images: images, colors: [])
    #expect(names.components(separatedBy: "enum `BirdFood` {}").count == 2)
    #expect(names.contains("extension SwiftUI.ImageResource.`BirdFood` { enum `Shop` {} }"))
    let parts = names.components(separatedBy: "extension SwiftUI.ImageResource.`BirdFood` {\n")
    #expect(parts.count == 2)
    #expect(parts.last?.contains("`corn`") == true && parts.last?.contains("`seed`") == true)
    #expect(names.contains("extension SwiftUI.ImageResource {\nstatic var `sky`"))
  }

  @Test func namesOfColoursThatSourcesDeclareThemselvesGo() throws {
    let folder = try TemporaryFolder()
    let colors = ["Gold", "In/Gold", "Sea"]
    let names = ResourceNames(bundle: "Bundle.main").source(
      images: ["gold", "toast"],
      colors: colors
    )
    let resources = try folder.write(names, to: "resources.swift")
    let run = try rewrite(
      """
      import SwiftUI
      extension Color { static let gold = Color("Gold"), other = Color.red }
      extension SwiftUI.ShapeStyle where Self == Color { static var `sea`: Color { .init("Sea") } }
      extension ImageResource {
        #if os(iOS)
        static let toast = ImageResource(name: "toast", bundle: .main)
        #else
        static let gold = ImageResource(name: "gold", bundle: .main)
        #endif
      }
      enum Theme { static let sea = 1 }

      """,
      resources: resources
    )
    #expect(run.status == 0, "\(run.output)")
    let rest = try String(contentsOfFile: resources, encoding: .utf8)
    let gone = names.split(separator: "\n").filter { !rest.contains($0 + "\n") }.map(String.init)
    let toast = "SwiftUI.ImageResource { .init(name: \"toast\", bundle: Bundle.main) }"
    #expect(gone == ["static var `toast`: " + toast])
    #expect(rest.split(separator: "\n").count == names.split(separator: "\n").count - 3)
  }

  @Test func theEntryKnowsTheTypesAndTheirLines() throws {
    let run = try rewrite("import SwiftUI\nenum Names {\n  struct Card: View {}\n}\n")
    #expect(run.entry.contains("name: \"Card\""))
    #expect(run.entry.contains("types: \"0:3:Names.Card\""))
  }

  @Test func aViewIsFoundByItsNameOrTheViewsAreNamed() throws {
    let source = "import SwiftUI\nenum Names {\n  struct Card: View {}\n}\nstruct Row: View {}\n"
    let found = try rewrite(source, view: "Card")
    #expect(found.source.hasPrefix(source))
    #expect(found.source.contains("line: 1)\nNames.Card()\n#sourceLocation()\n"))
    let unknown = try rewrite(source, view: "Cart")
    #expect(unknown.status == 65)
    #expect(
      unknown.output
        == "espalier: error: no view type is called 'Cart'; there are 'Names.Card', 'Row'\n"
    )
  }
}

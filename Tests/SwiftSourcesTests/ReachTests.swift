import Foundation
import Testing

@testable import SwiftSources

/// Which declarations the screens of a module reach (V16.7).
struct ReachTests {
  /// Sources, and what is left of them when nothing but what is reached is.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// The files.
    let sources: [String]
    /// Words that are in what is compiled, and words that are not.
    let reached: [String]
    let unreached: [String]
    var options: [String] = []

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "a preview reaches what it names, and what that names",
      sources: [
        "#Preview { Card() }\n#Preview { Other() }",
        "struct Card: View { let row = Row(); var body: some View { row } }",
        "struct Row: View { var body: some View { Text(title()) } }\nfunc title() -> String { word }",
        "let word = \"a\"\nlet unused = 1\nfunc unusedToo() {}",
        "final class Server { func load() { Request() } }\nstruct Request {}",
        "typealias Other = Text\ntypealias Another = Text",
      ],
      reached: ["Card:", "Row:", "func title", "let word", "typealias Other"],
      unreached: ["Server", "struct Request", "unused", "unusedToo", "Another"]
    ),
    Case(
      name: "a type is reached with all its extensions and conformances",
      sources: [
        "#Preview { Text(Item().name) }\nstruct Item {}",
        "extension Item { var name: String { \"a\" }; var helper: Helper { Helper() } }",
        "extension Item: Codable {}\nextension Item: Storable {}\nstruct Helper {}",
        "protocol Storable {}\nextension Storable { func store() {} }",
        "struct Gone {}\nextension Gone: Codable {}\nextension Gone { func a() {} }",
      ],
      reached: [
        "var name", "Item: Codable", "Item: Storable", "Helper {", "protocol Storable", "store",
      ],
      unreached: ["Gone"]
    ),
    Case(
      name: "extensions of types of others are reached by what they add",
      sources: [
        """
        #Preview {
          Text("a").card().foregroundStyle(Color(hex: "a")).id(list[safe: 1]).tag(1 +++ 2)
          Text("\\(1, style: 2)")
        }
        """,
        "extension View { func card() -> some View { self } }",
        "extension View { func unusedModifier() -> some View { self } }",
        "extension Color { init(hex: String) { self = .red } }",
        "extension Color { init(red255: Int) { self = .red } }",
        "extension Array { subscript(safe index: Int) -> Element? { nil } }",
        "extension LocalizedStringKey.StringInterpolation { mutating func appendInterpolation(_ a: Int, style: Int) {} }",
        "infix operator +++\nfunc +++ (a: Int, b: Int) -> Int { 1 }\nfunc --- (a: Int, b: Int) -> Int { 1 }",
        "extension UUID: Identifiable { public var id: Self { self } }",
        "extension Date: Unreached {}\nprotocol Unreached {}",
      ],
      reached: [
        "func card", "hex: String", "safe index", "appendInterpolation", "func +++",
        "UUID: Identifiable",
      ],
      unreached: ["unusedModifier", "red255", "func ---", "Date: Unreached"]
    ),
    Case(
      name:
        "a member of the name of a global declaration does not reach it, one behind the module's name does",
      sources: [
        "#Preview { Text(Model().store).tag(Card.shared).tag(a: state) }",
        "struct Model { var store = \"\"; var state = 1 }",
        "let store = 1\nlet shared = 2\nlet state = 3\nlet a = 4\nlet tag = 5",
      ],
      reached: ["struct Model", "let shared", "let state"],
      unreached: ["let store", "let a =", "let tag"]
    ),
    Case(
      name: "wrappers, keys of the environment and backed names are reached",
      sources: [
        """
        #Preview { @Previewable @Loud var text = ""; Field(text: $text).environment(\\.theme, .dark) }
        struct Field: View { @Binding var text: String; @Environment(\\.look) var look; var body: some View { Text(text) } }
        """,
        "@propertyWrapper struct Loud { var wrappedValue: String }",
        "extension EnvironmentValues { @Entry var theme = Theme.dark }",
        "extension EnvironmentValues { @Entry var look = 1 }",
        "extension EnvironmentValues { @Entry var unusedKey = 1 }",
        "enum Theme { case dark }",
      ],
      reached: ["struct Loud", "var theme", "var look", "enum Theme"],
      unreached: ["unusedKey"]
    ),
    Case(
      name: "what stands in for a protocol is reached with it",
      sources: [
        "#Preview { Screen(service: make()) }\nfunc make() -> any Service { fatalError() }",
        "struct Screen: View { let service: any Service; var body: some View { Text(\"a\") } }",
        "protocol Service {}\nstruct LiveService: Service {}\nstruct MockService: Service {}",
        "protocol Logger {}\nstruct MockLogger: Logger {}",
      ],
      reached: ["protocol Service", "struct MockService"],
      unreached: ["LiveService", "Logger"]
    ),
    Case(
      name: "providers of previews are shown, branches that do not hold reach nothing",
      sources: [
        """
        struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
        struct Card: View { var body: some View { Text("a") } }
        #if os(macOS)
        struct Mac_Previews: PreviewProvider { static var previews: some View { Mac() } }
        #else
        struct Phone: View { var body: some View { Text("a") } }
        #Preview { Phone() }
        #endif
        """,
        "struct Mac: View { var body: some View { Text(\"a\") } }",
        "@main struct Program: App { var body: some Scene { WindowGroup { Root() } } }\nstruct Root {}",
      ],
      reached: ["struct Card:", "Card_Previews", "struct Phone", "Mac_Previews"],
      unreached: ["struct Mac:", "Program", "Root {"]
    ),
    Case(
      name: "without previews the program's entry is reached",
      sources: [
        "@main struct Program: App { var body: some Scene { WindowGroup { Root() } } }\nstruct Root {}",
        "struct Unused {}",
      ],
      reached: ["Program", "Root {"],
      unreached: ["Unused"]
    ),
    Case(
      name: "the wanted view is reached in place of previews",
      sources: [
        "struct Card: View { struct Inner: View {} }\nstruct Other: View {}\n#Preview { Other() }"
      ],
      reached: ["struct Card"],
      unreached: ["Other"],
      options: ["--view", "Card.Inner"]
    ),
    Case(
      name: "a module that shows nothing is compiled whole",
      sources: ["struct Card: View {}"],
      reached: ["struct Card"],
      unreached: []
    ),
  ]

  @Test(arguments: cases) func screensReachWhatTheyName(_ example: Case) throws {
    let run = try Run(example.sources, options: example.options)
    try run.start()
    let text = try run.text
    for word in example.reached { #expect(text.contains(word), "\(word) is not reached") }
    for word in example.unreached { #expect(!text.contains(word), "\(word) is reached") }
    // Lines stay where they are, and nothing is said of what nobody sees.
    if example.options.isEmpty {
      #expect(text.filter { $0 == "\n" }.count == run.lineFeeds)
    }
    #expect(try run.read("aside/table").isEmpty)
    // The same sources, the same edits.
    let again = try Run(example.sources, options: example.options)
    try again.start()
    #expect(try again.text == text)
  }

  @Test func aNameThatIsMissedIsReachedBeforeAnythingIsSetAside() throws {
    let run = try Run([
      "#Preview { Text(load(\"Hidden\")) }",
      "struct Hidden { let part = Part() }\nstruct Part {}\nstruct Unused {}",
    ])
    try run.start()
    #expect(try !run.text.contains("Hidden {"))
    try run.round(1, "0\t1\t12\tcannot_find_in_scope\tcannot find 'Hidden' in scope")
    #expect(try run.read("aside/state").hasPrefix("N\t1\n"))
    #expect(try run.text.contains("Text(load("))
    #expect(try run.text.contains("struct Hidden"))
    #expect(try run.text.contains("struct Part"))
    #expect(try !run.text.contains("Unused"))
    #expect(try run.read("aside/affected") == "0\n1\n")
    // The second time it is set aside.
    try run.round(2, "0\t1\t12\tcannot_find_in_scope\tcannot find 'Hidden' in scope")
    let text = try run.text
    #expect(text.contains("EspalierPlaceholder(line: 0)"), "\(text)")
  }

  @Test func membersOfTypesThatAreNotReachedAreNobodyElses() throws {
    let run = try Run([
      "#Preview { Text(\"a\").helper() }\n#Preview { Text(a == b) }",
      "struct Gone {}\nextension Gone { func helper() {}; static func == (a: Gone, b: Gone) -> Bool { true } }",
      "func == (a: Gone, b: Int) -> Bool { true }",
    ])
    try run.start()
    // A top-level operator is reached by its use, and its type with it: nothing is missed by name.
    #expect(try run.text.contains("struct Gone"))
    let other = try Run([
      "#Preview { Text(\"a\").helper() }",
      "struct Gone {}\nextension Gone { func helper() {} }",
    ])
    try other.start()
    try other.round(
      1,
      "0\t1\t22\tcould_not_find_value_member\tvalue of type 'Text' has no member 'helper'"
    )
    #expect(try other.text.contains("Text(\"a\").espalierLeftOut(0)"))
    #expect(try !other.text.contains("Gone"))
  }

  @Test func errorsAndAbsentModulesOfWhatIsNotReachedDoNotCount() throws {
    let run = try Run([
      "import SwiftUI\n#Preview { Text(\"a\") }",
      "import Alamofire\nstruct Server { let a: Session }",
    ])
    try run.start()
    // What the compiler has said of all sources.
    try run.round(1, "1\t2\t24\tcannot_find_type_in_scope\tcannot find type 'Session' in scope")
    #expect(try run.read("aside/standins.swift").isEmpty)
    #expect(try run.read("aside/state").hasPrefix("N\t1\n"))
    try run.start()
    #expect(try run.read("aside/causes").isEmpty)
  }

  /// A run of the program that rewrites sources, in a folder of its own.
  private struct Run {
    private let folder: TemporaryFolder
    private let sources: [String]
    private let options: [String]

    init(_ sources: [String], options: [String] = []) throws {
      (folder, self.sources, self.options) = (try TemporaryFolder(), sources, options)
      for (number, source) in sources.enumerated() {
        _ = try folder.write(source, to: "\(number).swift")
        _ = try folder.write(source, to: "aside/\(number).swift")
      }
    }

    private func run(_ more: [String]) throws {
      let files = sources.indices.flatMap { ["File\($0).swift", folder.path + "/\($0).swift"] }
      let run = try Subprocess(
        [
          try RewriteTests.tool.get().path, "--module", "Card", "--platform", "iOS",
          "--modules", "SwiftUI", "--entry", folder.path + "/entry.swift",
        ] + options + ["--aside", folder.path + "/aside", "--reach", "screens"] + more + files
      ).run()
      #expect(run.status == 0, "\(run.output)")
    }

    func start() throws { try run([]) }

    func round(_ number: Int, _ errors: String) throws {
      _ = try folder.write(errors, to: "aside/errors")
      try run(["--size", "\(number)"])
    }

    func read(_ file: String) throws -> String {
      try String(contentsOfFile: folder.path + "/" + file, encoding: .utf8)
    }

    /// What is left of all sources.
    var text: String {
      get throws { try sources.indices.map { try read("\($0).swift") }.joined(separator: "\n") }
    }

    var lineFeeds: Int { sources.joined(separator: "\n").filter { $0 == "\n" }.count }
  }
}

import Foundation
import Testing

@testable import SwiftSources

/// What the program that rewrites sources sets aside for an error, and what stands in its place (V16).
struct AsideRewriteTests {
  /// A source, what the compiler says of it in each round, and what is left of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    /// Line, column, the compiler's name for the error and its message.
    let errors: [(Int, Int, String, String)]
    var laterErrors: [(Int, Int, String, String)] = []
    let expected: String
    var standIns = ""

    var testDescription: String { name }
  }

  private static let missing = "cannot_find_in_scope"
  private static let member = "could_not_find_value_member"
  private static let extra = "extra_argument_named"

  static let cases: [Case] = [
    Case(
      name: "an unknown modifier is left out",
      source: """
        struct A: View {
          var body: some View {
            Text("a").nope(3).bold()
          }
        }
        """,
      errors: [(3, 15, member, "value of type 'Text' has no member 'nope'")],
      expected: """
        struct A: View {
          var body: some View {
            Text("a").espalierLeftOut(0).bold()
          }
        }
        """
    ),
    Case(
      name: "an unknown view keeps its modifiers",
      source: """
        struct A: View {
          var body: some View {
            VStack { KFImage(url).frame(width: 3) }
          }
        }
        """,
      errors: [(3, 14, missing, "cannot find 'KFImage' in scope")],
      expected: """
        struct A: View {
          var body: some View {
            VStack { SwiftUI.EspalierPlaceholder(0).frame(width: 3) }
          }
        }
        """
    ),
    Case(
      name: "a condition becomes a value, which is said to have decided",
      source: """
        #Preview {
          if unknown.isNew { Text("a") }
        }
        """,
      errors: [(2, 6, missing, "cannot find 'unknown' in scope")],
      expected: """
        #Preview {
          if SwiftUI.espalierNeutral(0) { Text("a") }
        }
        """
    ),
    Case(
      name: "a statement of a view builder becomes a placeholder on its lines",
      source: """
        #Preview {
          if let unknown {
            Text("a")
          }
          Text("b")
        }
        """,
      errors: [(2, 10, missing, "cannot find 'unknown' in scope")],
      expected: """
        #Preview {
          SwiftUI.EspalierPlaceholder(0)
                     
           
          Text("b")
        }
        """
    ),
    Case(
      name: "a container stays when one of its arguments goes",
      source: """
        #Preview {
          VStack(spacing: Theme.gap) {
            Text("a")
          }
        }
        """,
      errors: [(2, 19, missing, "cannot find 'Theme' in scope")],
      expected: """
        #Preview {
          VStack(spacing: SwiftUI.espalierNeutral(0)) {
            Text("a")
          }
        }
        """
    ),
    Case(
      name: "the colour of a shape becomes clear, not black",
      source: """
        #Preview {
          Circle().fill(Theme.line)
        }
        """,
      errors: [(2, 17, missing, "cannot find 'Theme' in scope")],
      expected: """
        #Preview {
          Circle().fill(SwiftUI.espalierNeutral(0) as Color)
        }
        """
    ),
    Case(
      name: "a failing statement of a function goes, an early return before it stays",
      source: """
        func make() -> any P {
          if isPreview { return Mock() }
          return Real(unknown)
        }
        """,
      errors: [(3, 15, missing, "cannot find 'unknown' in scope")],
      expected: """
        func make() -> any P {
          if isPreview { return Mock() }
          return SwiftUI.espalierNeutral(0)
        }
        """
    ),
    Case(
      name: "a statement alone in a case becomes something",
      source: """
        func act(_ a: Bool) {
          switch a {
          case true: unknown()
          case false: break
          }
        }
        """,
      errors: [(3, 14, missing, "cannot find 'unknown' in scope")],
      expected: """
        func act(_ a: Bool) {
          switch a {
          case true: let _ = SwiftUI.espalierLeftOut(0)
          case false: break
          }
        }
        """
    ),
    Case(
      name: "an assignment in an initialiser keeps what it initialises",
      source: """
        struct A {
          let a: Int
          init() {
            a = unknown(1)
          }
        }
        """,
      errors: [(4, 9, missing, "cannot find 'unknown' in scope")],
      expected: """
        struct A {
          let a: Int
          init() {
            a = SwiftUI.espalierNeutral(0)
          }
        }
        """
    ),
    Case(
      name: "a place that fails again goes a level up",
      source: """
        func title() -> String {
          let a = 1
          return unknown(a)
        }
        """,
      errors: [(3, 10, missing, "cannot find 'unknown' in scope")],
      laterErrors: [(3, 10, "failed_to_produce_diagnostic", "failed to produce diagnostic")],
      expected: """
        func title() -> String { SwiftUI.espalierNeutral(0) }
                   
                           
         
        """
    ),
    Case(
      name: "code on the wrong actor runs on the right one",
      source: """
        func start() {
          model.load()
        }
        """,
      errors: [(2, 9, "actor_isolated_call_decl", "call to main actor-isolated 'load()'")],
      expected: """
        func start() {
          MainActor.assumeIsolated { model.load() }
        }
        """
    ),
    Case(
      name: "a conformance that is not fulfilled goes",
      source: "struct A: View, Codable { let a: B }",
      errors: [
        (1, 8, "type_does_not_conform", "type 'A' does not conform to protocol 'Decodable'")
      ],
      expected: "struct A: View          { let a: B }"
    ),
    Case(
      name: "a type that nobody has keeps its place in what others need",
      source: "struct A { let router: Router<Int>; let kind: Router<Int>.Kind }",
      errors: [(1, 24, "cannot_find_type_in_scope", "cannot find type 'Router' in scope")],
      expected: "struct A { let router: Router<Int>; let kind: Router<Int>.Kind }",
      standIns: "public struct Router<T0>: Hashable"
    ),
    Case(
      name: "a protocol that nobody has stays one",
      source: "struct A: Reducer { let a: any Reducer }",
      errors: [(1, 11, "cannot_find_type_in_scope", "cannot find type 'Reducer' in scope")],
      expected: "struct A: Reducer { let a: any Reducer }",
      standIns: "public protocol Reducer {}"
    ),
    Case(
      name: "a module that nobody has stands before its types, of which each is what it is used as",
      source: "enum A: Proto.Enum { case a; var b: Proto.Kind; static let c = Proto._Map() }",
      errors: [(1, 9, "cannot_find_type_in_scope", "cannot find type 'Proto' in scope")],
      expected: "enum A: Proto.Enum { case a; var b: Proto.Kind; static let c = Proto._Map() }",
      standIns: "public protocol Enum: Hashable {}"
    ),
    Case(
      name: "a wrapper that nobody has wraps a neutral value",
      source: "struct A { @Dependency(\\.date) var date: Date }",
      errors: [(1, 13, "unknown_attr_name", "unknown attribute 'Dependency'")],
      expected: "struct A { @Dependency         var date: Date }",
      standIns: "@propertyWrapper public struct Dependency<Value>"
    ),
    Case(
      name: "the users of a declaration that goes are edited at once",
      source: """
        @Broken func helper() {}
        func use() {
          helper()
        }
        """,
      errors: [(1, 9, "some_error", "something is wrong with 'helper'")],
      expected: """
                                
        func use() {
          let _ = SwiftUI.espalierLeftOut(1)
        }
        """
    ),
    Case(
      name: "the users of a name that a statement has declared are edited at once",
      source: """
        func use(_ list: [Int]) -> Int {
          guard let a = unknown(1) else { return 0 }
          let b = a + 1
          show(b)
          list.map { a in a + 1 }
          return a
        }
        """,
      errors: [(2, 17, missing, "cannot find 'unknown' in scope")],
      expected: """
        func use(_ list: [Int]) -> Int {
          let _ = SwiftUI.espalierLeftOut(0)        
          let _ = SwiftUI.espalierLeftOut(1)
          let _ = SwiftUI.espalierLeftOut(2)
          list.map { a in a + 1 }
          return a
        }
        """
    ),
    Case(
      name: "a name that another declaration still has is left alone",
      source: """
        @Broken func helper() {}
        func helper(_ a: Int) {}
        func use() {
          helper(1)
        }
        """,
      errors: [(1, 9, "some_error", "something is wrong with 'helper'")],
      expected: """
                                
        func helper(_ a: Int) {}
        func use() {
          helper(1)
        }
        """
    ),
    Case(
      name: "what follows the same name of a stand-in's value is edited at once",
      source: """
        struct Logs { var log: Logger2 }
        func a() { Current.log.error("a") }
        func b() {
          Current.log.info("b")
          print("b")
        }
        func c(_ log: Logs) { log.log.error("c") }
        """,
      errors: [(1, 24, "cannot_find_type_in_scope", "cannot find type 'Logger2' in scope")],
      laterErrors: [(2, 24, member, "value of type 'Logger2' has no member 'error'")],
      expected: """
        struct Logs { var log: Logger2 }
        func a() { let _ = SwiftUI.espalierLeftOut(0) }
        func b() {
          let _ = SwiftUI.espalierLeftOut(1)
          print("b")
        }
        func c(_ log: Logs) { log.log.error("c") }
        """
    ),
    Case(
      name: "three calls with a label that nothing takes are followed by all others",
      source: """
        struct A: View {
          var body: some View { Icon(of: 1); Icon(of: 2); Icon(of: 3); Icon(of: 4); Icon(5) }
        }
        """,
      errors: [(2, 34, extra, "extra argument 'of' in call")]
        + [(2, 47, extra, "extra argument 'of' in call")]
        + [(2, 60, extra, "extra argument 'of' in call")],
      expected: """
        struct A: View {
          var body: some View { SwiftUI.EspalierPlaceholder(0); SwiftUI.EspalierPlaceholder(1); SwiftUI.EspalierPlaceholder(2); SwiftUI.EspalierPlaceholder(3); Icon(5) }
        }
        """
    ),
    Case(
      name: "one call with a label that nothing takes says nothing of others",
      source: """
        struct A: View {
          var body: some View { Icon(of: 1); Icon(of: 2) }
        }
        """,
      errors: [(2, 34, extra, "extra argument 'of' in call")],
      expected: """
        struct A: View {
          var body: some View { SwiftUI.EspalierPlaceholder(0); Icon(of: 2) }
        }
        """
    ),
  ]

  private func lines(_ errors: [(Int, Int, String, String)]) -> String {
    errors.map { "0\t\($0.0)\t\($0.1)\t\($0.2)\t\($0.3)" }.joined(separator: "\n")
  }

  @Test(arguments: cases) func theSmallestPieceIsSetAside(_ example: Case) throws {
    let first = try rounds(of: example)
    #expect(first.source == example.expected)
    #expect(example.standIns.isEmpty || first.standIns.contains(example.standIns))
    let count = { (text: String) in text.filter { $0 == "\n" }.count }
    #expect(count(first.source) == count(example.source))
    // Same input, same edits.
    #expect(try rounds(of: example) == first)
  }

  private struct Outcome: Equatable {
    let source: String
    let standIns: String
  }

  private func rounds(of example: Case) throws -> Outcome {
    let folder = try TemporaryFolder()
    let copy = try folder.write(example.source, to: "copy.swift")
    _ = try folder.write(example.source, to: "aside/0.swift")
    let command = [
      try RewriteTests.tool.get().path, "--module", "Card", "--platform", "iOS", "--modules",
      "SwiftUI", "--entry", folder.path + "/entry.swift", "--aside", folder.path + "/aside",
    ]
    let rounds = [example.errors, example.laterErrors].filter { !$0.isEmpty }
    for (number, errors) in rounds.enumerated() {
      _ = try folder.write(lines(errors), to: "aside/errors")
      let run = try Subprocess(command + ["--size", "\(number + 1)", "Card.swift", copy]).run()
      #expect(run.status == 0, "\(run.output)")
    }
    return Outcome(
      source: try String(contentsOfFile: copy, encoding: .utf8),
      standIns: try String(contentsOfFile: folder.path + "/aside/standins.swift", encoding: .utf8)
    )
  }

  /// A file whose errors come one after the other loses whole bodies in the end (V16.2).
  @Test func aFileWhoseErrorsKeepComingLosesBodies() throws {
    let functions = (1...10).map { "func f\($0)() {\n  unknown(\($0))\n  print(1)\n}\n" }
    let source = functions.joined()
    let folder = try TemporaryFolder()
    let copy = try folder.write(source, to: "copy.swift")
    _ = try folder.write(source, to: "aside/0.swift")
    let command = [
      try RewriteTests.tool.get().path, "--module", "Card", "--platform", "iOS", "--modules",
      "SwiftUI", "--entry", folder.path + "/entry.swift", "--aside", folder.path + "/aside",
    ]
    for number in 0..<functions.count {
      let errors = [(4 * number + 2, 3, "some_error", "something is wrong")]
      _ = try folder.write(lines(errors), to: "aside/errors")
      let run = try Subprocess(command + ["--size", "0", "Card.swift", copy]).run()
      #expect(run.status == 0, "\(run.output)")
    }
    let text = try String(contentsOfFile: copy, encoding: .utf8)
    #expect(text.split(separator: "\n").count { $0 == "  print(1)" } == 8)
    #expect(text.contains("func f9() { let _ = SwiftUI.espalierLeftOut(8) }"))
  }

  @Test func typesOfTheModuleHaveNeutralValues() throws {
    let folder = try TemporaryFolder()
    let source = """
      #Preview { if unknown.isNew { Text("a") } }
      final class Final { init(name: String, size: Int = 1) {} }
      class Open { init(_ name: String, size: Int) {} }
      final class Single { static let shared = Single(); private init() {} }
      class Failing { init?(name: String) {} }
      actor Worker { init() {} }
      struct Client { var load: (Int) async throws -> String; var name = "a"; let size: Int }
      struct Hidden { private var load: () -> Void }
      struct Plain { let a: Int }
      enum Kind { case a(Int), b }
      enum Full { case a(x: Int), b(Int) }
      """
    let copy = try folder.write(source, to: "copy.swift")
    _ = try folder.write(source, to: "aside/0.swift")
    let command = [
      try RewriteTests.tool.get().path, "--module", "Card", "--platform", "iOS", "--modules",
      "SwiftUI", "--entry", folder.path + "/entry.swift", "--aside", folder.path + "/aside",
    ]
    _ = try folder.write(
      lines([(1, 15, AsideRewriteTests.missing, "cannot find 'unknown' in scope")]),
      to: "aside/errors"
    )
    #expect(try Subprocess(command + ["--size", "1", "Card.swift", copy]).run().status == 0)
    #expect(try Subprocess(command + ["Card.swift", copy]).run().status == 0)
    let text = try String(contentsOfFile: copy, encoding: .utf8)
    let value = "SwiftUI.espalierNeutral()"
    #expect(
      text.split(separator: "\n").dropFirst(11).map(String.init) == [
        neutral("Final", "Neutral", "Neutral: Final { Final(name: \(value)) }"),
        neutral(
          "Open",
          "NeutralObject",
          "NeutralObject: AnyObject { Open(\(value), size: \(value)) }"
        ),
        neutral("Single", "Neutral", "Neutral: Single { Single.shared }"),
        neutral("Worker", "Neutral", "Neutral: Worker { Worker() }"),
        neutral("Client", "Neutral", "Neutral: Client { Client(load: \(value), size: \(value)) }"),
        neutral("Full", "Neutral", "Neutral: Full { .a(x: \(value)) }"),
      ]
    )
  }

  private func neutral(_ type: String, _ name: String, _ member: String) -> String {
    "extension \(type): SwiftUI.Espalier\(name) { public static var espalier\(member) }"
  }

  @Test func absentModulesAreBlankedAndExplainWhatFollows() throws {
    let folder = try TemporaryFolder()
    let source = """
      import Kingfisher
      import SwiftUI
      #Preview { KFImage(1) }
      """
    let copy = try folder.write(source, to: "copy.swift")
    _ = try folder.write(source, to: "aside/0.swift")
    let command = [
      try RewriteTests.tool.get().path, "--module", "Card", "--platform", "iOS", "--modules",
      "SwiftUI", "--entry", folder.path + "/entry.swift", "--aside", folder.path + "/aside",
    ]
    #expect(try Subprocess(command + ["Card.swift", copy]).run().status == 0)
    #expect(
      try String(contentsOfFile: copy, encoding: .utf8).hasPrefix("                 \nimport")
    )
    _ = try folder.write(
      lines([(3, 12, AsideRewriteTests.missing, "cannot find 'KFImage' in scope")]),
      to: "aside/errors"
    )
    _ = try Subprocess(command + ["--size", "1", "Card.swift", copy]).run()
    #expect(try Subprocess(command + ["Card.swift", copy]).run().status == 0)
    let causes = try String(contentsOfFile: folder.path + "/aside/causes", encoding: .utf8)
    #expect(causes == "KFImage: no module Kingfisher (1 file); 1 place")
    let table = try String(contentsOfFile: folder.path + "/aside/table", encoding: .utf8)
    #expect(table == "0\t3\t12\tview\tKFImage\tno module Kingfisher")
    let entry = try String(contentsOfFile: folder.path + "/entry.swift", encoding: .utf8)
    #expect(entry.contains("placeholders: \"0\\u{9}3\\u{9}12\\u{9}view"))
  }
}

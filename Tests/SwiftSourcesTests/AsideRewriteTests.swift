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

  private func lines(_ errors: [(Int, Int, String, String)]) -> String {
    errors.map { "0\t\($0.0)\t\($0.1)\t\($0.2)\t\($0.3)" }.joined(separator: "\n")
  }

  @Test(arguments: cases + previewCases + flowCases)
  func theSmallestPieceIsSetAside(_ example: Case) throws {
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

  /// What the compiler has given up on goes at once only in bodies in which something has gone before, or that name
  /// a type that stands in for another one (V16.2).
  @Test func patienceEndsWhereSomethingIsSetAside() throws {
    let source = """
      func a() {
        unknown()
        slow()
      }
      func b() {
        slow()
      }
      func c(_ d: Nope) {
        slow(Nope.self)
      }

      """
    let folder = try TemporaryFolder()
    let copy = try folder.write(source, to: "copy.swift")
    _ = try folder.write(source, to: "aside/0.swift")
    let command = [
      try RewriteTests.tool.get().path, "--module", "Card", "--platform", "iOS", "--modules",
      "SwiftUI", "--entry", folder.path + "/entry.swift", "--aside", folder.path + "/aside",
      "--size", "0",
    ]
    // What a missing type brings along is asked for again.
    for wrong in [
      (8, 13, "cannot_find_type_in_scope", "cannot find type 'Nope' in scope"),
      (2, 3, "some_error", "something is wrong"),
    ] {
      _ = try folder.write(lines([wrong]), to: "aside/errors")
      #expect(try Subprocess(command + ["Card.swift", copy]).run().status == 0)
    }
    let slow = [3, 6, 9].map { ($0, 3, "expression_too_complex", "unable to type-check") }
    _ = try folder.write(lines(slow), to: "aside/errors")
    #expect(try Subprocess(command + ["--decide", "edited", "Card.swift", copy]).run().status == 0)
    let text = try String(contentsOfFile: copy, encoding: .utf8)
    #expect(text.split(separator: "\n").count { $0.contains("slow(") } == 1)
    #expect(text.contains("func b() {\n  slow()"))
  }

  /// What a program has set aside holds for the module of the same files, whatever they are called by (V16.8).
  @Test func aTwinBeginsWithWhatTheOtherHasSetAside() throws {
    let source = "func a() {\n  unknown()\n}\n"
    let folder = try TemporaryFolder()
    let path = try folder.write(source, to: "Card.swift")
    let copy = try folder.write(source, to: "copy.swift")
    for name in ["twin", "aside"] { _ = try folder.write(source, to: "\(name)/0.swift") }
    _ = try folder.write("Card.swift\n", to: "twin/files")
    _ = try folder.write(
      "N\t1\nA\t0\t13\t22\tstatement\tlet _ = SwiftUI.espalierLeftOut(#)\tunknown()\t\tno\t\n",
      to: "twin/state"
    )
    let command = [
      try RewriteTests.tool.get().path, "--module", "Card", "--platform", "iOS", "--modules",
      "SwiftUI", "--aside", folder.path + "/aside", "--earlier", folder.path + "/twin", path, copy,
    ]
    // As who stands in the folder.
    let shell = "cd '\(folder.path)' && exec \"$0\" \"$@\""
    let run = try Subprocess(["/bin/sh", "-c", shell] + command).run()
    #expect(run.status == 0, "\(run.output)")
    #expect(
      try String(contentsOfFile: copy, encoding: .utf8).contains("SwiftUI.espalierLeftOut(0)")
    )
  }

  /// A type that nobody has gets the values that uses ask it for (V16.3).
  @Test func whatStandsInForATypeHasItsValues() throws {
    let source = """
      let a: [Symbol] = [.house, .named("b")]
      let b = Symbol.heart
      """
    let folder = try TemporaryFolder()
    let copy = try folder.write(source, to: "copy.swift")
    _ = try folder.write(source, to: "aside/0.swift")
    let command = [
      try RewriteTests.tool.get().path, "--module", "Card", "--platform", "iOS", "--modules",
      "SwiftUI", "--entry", folder.path + "/entry.swift", "--aside", folder.path + "/aside",
      "--size", "0", "Card.swift", copy,
    ]
    let rounds = [
      [(1, 9, "cannot_find_type_in_scope", "cannot find type 'Symbol' in scope")],
      [(1, 21, "could_not_find_type_member", "type 'Symbol' has no member 'house'")],
      [(1, 29, "could_not_find_type_member", "type 'Symbol' has no member 'named'")],
    ]
    for errors in rounds {
      _ = try folder.write(lines(errors), to: "aside/errors")
      let run = try Subprocess(command).run()
      #expect(run.status == 0, "\(run.output)")
    }
    let standIns = try String(
      contentsOfFile: folder.path + "/aside/standins.swift",
      encoding: .utf8
    )
    for name in ["heart", "house"] {
      #expect(
        standIns.contains("public static var `\(name)`: Self { SwiftUI.espalierNeutral("),
        "\(standIns)"
      )
    }
    #expect(!standIns.contains("named"))
    let text = try String(contentsOfFile: copy, encoding: .utf8)
    #expect(text.contains("let b = Symbol.heart"))
    #expect(!text.contains("named"))
  }

  /// Symbols that a package names by letters are the system's (V16.3).
  @Test func symbolsOfAPackageHaveTheSystemsNames() throws {
    let outcome = try rounds(
      of: Case(
        name: "symbols",
        source: """
          import SFSafeSymbols
          import SwiftUI
          struct A: View { let icon: SFSymbol; var body: some View { Image(systemSymbol: icon) } }
          #Preview { A(icon: .houseFill) }
          let a: Int = nope
          """,
        errors: [(5, 14, AsideRewriteTests.missing, "cannot find 'nope' in scope")],
        expected: ""
      )
    )
    for text in [
      "public struct SFSymbol: RawRepresentable", "public init(systemSymbol: SFSymbol)",
      "static var `houseFill`: Self { Self(rawValue: SwiftUI.espalierSymbolName(\"houseFill\")) }",
    ] {
      #expect(outcome.standIns.contains(text), "\(text): \(outcome.standIns)")
    }
    #expect(outcome.source.contains("A(icon: .houseFill)"))
  }

  /// A value that another module's type lacks is an extension here.
  @Test func whatStandsInElsewhereHasItsValuesHere() throws {
    let source = "let c: Theirs? = .other\n"
    let folder = try TemporaryFolder()
    let copy = try folder.write(source, to: "copy.swift")
    _ = try folder.write(source, to: "aside/0.swift")
    let types = try folder.write("stand-in struct Theirs\n", to: "types")
    _ = try folder.write(
      lines([(1, 19, "could_not_find_type_member", "type 'Theirs?' has no member 'other'")]),
      to: "aside/errors"
    )
    let run = try Subprocess([
      try RewriteTests.tool.get().path, "--module", "Card", "--platform", "iOS", "--modules",
      "SwiftUI,Kit", "--entry", folder.path + "/entry.swift", "--aside", folder.path + "/aside",
      "--types-of", "Kit=\(types)", "--size", "0", "Card.swift", copy,
    ]).run()
    #expect(run.status == 0, "\(run.output)")
    let standIns = try String(
      contentsOfFile: folder.path + "/aside/standins.swift",
      encoding: .utf8
    )
    #expect(standIns.hasPrefix("import Kit\nimport SwiftUI\nextension Theirs {\n"))
    #expect(standIns.contains("  static var `other`: Self { SwiftUI.espalierNeutral("))
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == source)
  }

  /// Objects of files stay valid when something is set aside in another file (V16.8).
  @Test func aFileIsTheSameBeforeAndAfterSomethingIsSetAsideInAnother() throws {
    let folder = try TemporaryFolder()
    let model = """
      final class Model { let name = "a" }
      #if os(macOS)
        final class Panel {}
      #endif
      @available(*, unavailable) final class Old {}
      class Base {}
      class Below: Base {}
      final class Last: Base {}

      """
    let sources = [model, "func f() -> Model { unknown() }\n"]
    let copies = try sources.enumerated().map { try folder.write($1, to: "copy\($0).swift") }
    let files = ["Model.swift", copies[0], "Use.swift", copies[1]]
    let command = [
      try RewriteTests.tool.get().path, "--module", "Card", "--platform", "iOS", "--modules",
      "SwiftUI", "--entry", folder.path + "/entry.swift",
    ]
    #expect(try Subprocess(command + ["--adds", "neutral-values"] + files).run().status == 0)
    let before = try String(contentsOfFile: copies[0], encoding: .utf8)
    #expect(before.contains("extension Model: SwiftUI.EspalierNeutral "))
    #expect(!before.contains("extension Panel") && !before.contains("extension Old"))
    // A class cannot conform again to what the one above it conforms to.
    #expect(before.contains("extension Base: SwiftUI.EspalierNeutralObject "))
    #expect(before.contains("extension Last: SwiftUI.EspalierNeutral "))
    #expect(!before.contains("extension Below"))
    for (number, source) in sources.enumerated() {
      _ = try folder.write(source, to: "aside/\(number).swift")
    }
    _ = try folder.write(
      "1\t1\t21\t\(AsideRewriteTests.missing)\tcannot find 'unknown' in scope",
      to: "aside/errors"
    )
    let aside = command + ["--aside", folder.path + "/aside"]
    #expect(try Subprocess(aside + ["--size", "0"] + files).run().status == 0)
    #expect(try Subprocess(aside + files).run().status == 0)
    #expect(try String(contentsOfFile: copies[0], encoding: .utf8) == before)
    #expect(try String(contentsOfFile: copies[1], encoding: .utf8).contains("espalierNeutral(64)"))
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
      enum Owned: ~Copyable { case a(Int) }
      enum Full { case a(x: Int), b(Int) }
      struct Row: View { let act: () -> Void; var body: some View { Text("a") } }
      private struct Cell: View { let act: () -> Void; var body: some View { Text("a") } }
      public final class Store { public init() {}; final class Item {}; package final class Box {} }
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
      text.split(separator: "\n").dropFirst(15).map(String.init) == [
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
        neutral("Row", "Neutral", "Neutral: Row { Row(act: \(value)) }", actor: "@MainActor "),
        neutral("Cell", "Neutral", "Neutral: Cell { Cell(act: \(value)) }", actor: "@MainActor "),
        neutral("Store", "Neutral", "Neutral: Store { Store() }", access: "public "),
        neutral("Store.Item", "Neutral", "Neutral: Store.Item { Store.Item() }"),
        neutral("Store.Box", "Neutral", "Neutral: Store.Box { Store.Box() }", access: "package "),
      ]
    )
    // The compiler says which belong to the main actor; one that it refuses again goes.
    for (round, expected) in ["extension Client: @MainActor SwiftUI.", nil].enumerated() {
      let error = (20, 1, "conformance_mismatched_isolation_common", "crosses")
      _ = try folder.write(lines([error]), to: "aside/errors")
      let size = "\(round + 2)"
      #expect(try Subprocess(command + ["--size", size, "Card.swift", copy]).run().status == 0)
      #expect(try Subprocess(command + ["Card.swift", copy]).run().status == 0)
      let text = try String(contentsOfFile: copy, encoding: .utf8)
      let words = expected ?? "extension Full"
      #expect(text.contains(words))
      #expect(text.contains("extension Client") == (expected != nil))
    }
  }

  private func neutral(
    _ type: String,
    _ name: String,
    _ member: String,
    actor: String = "",
    access: String = ""
  ) -> String {
    "extension \(type): \(actor)SwiftUI.Espalier\(name) { \(access)static var espalier\(member) }"
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
